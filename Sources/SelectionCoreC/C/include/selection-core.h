/*
 * A selection of ids, the select mode that it is made in, and the shown order that it is seen through: the core of
 * the selection toolbar, for programs in C and in languages that call C.
 *
 * Ids are 64-bit numbers of the program's own. An id that the selection hears of stays known until
 * selection_core_keep_only() or selection_core_forget().
 *
 * Threads: everything here is called on the main thread, or the program is stopped.
 *
 * Ownership: a SelectionCore and a SelectionCoreObserver belong to the caller, who ends each with its _free()
 * function. Arrays that are passed in are read during the call and stay the caller's. Arrays that are filled belong
 * to the caller throughout. What an observer is told is there during that call only.
 *
 * Positions count from 0 in the shown order. A position or a range beyond its end is no error: there is nothing there.
 */
#ifndef SELECTION_CORE_H
#define SELECTION_CORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#define SELECTION_CORE_NULLABLE _Nullable
#else
#define SELECTION_CORE_NULLABLE
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct SelectionCore SelectionCore;
typedef struct SelectionCoreObserver SelectionCoreObserver;

/* The shown positions from start on. */
typedef struct SelectionCoreRange {
  size_t start;
  size_t count;
} SelectionCoreRange;

/* What one mutation changed. */
typedef struct SelectionCoreChange {
  /* The rows that became selected or unselected: positions after the change, as few ranges as there can be, in order.
   * Rows that only came, went or moved are not among them. */
  const SelectionCoreRange *SELECTION_CORE_NULLABLE ranges;
  size_t range_count;
  /* Whether select mode began or ended. */
  bool mode_changed;
  /* Whether the number of selected ids, or of the hidden ones among them, changed. */
  bool count_changed;
  /* Whether the shown order changed: positions known from before are void. */
  bool order_changed;
} SelectionCoreChange;

/* How much of what is shown is selected. */
typedef enum SelectionCoreAllState {
  SELECTION_CORE_NONE = 0, /* nothing, or nothing is shown */
  SELECTION_CORE_SOME = 1,
  SELECTION_CORE_ALL = 2
} SelectionCoreAllState;

typedef bool (*SelectionCoreMatch)(uint64_t id, void *SELECTION_CORE_NULLABLE data);
typedef void (*SelectionCoreChanged)(const SelectionCoreChange *change, void *SELECTION_CORE_NULLABLE data);
typedef void (*SelectionCoreRelease)(void *SELECTION_CORE_NULLABLE data);

/* A selection with nothing shown and nothing selected. Free it with selection_core_free(). */
SelectionCore *selection_core_new(void);
/* Ends a selection. Its observers are told nothing more, and are still to be freed. */
void selection_core_free(SelectionCore *core);

/* The mode. While it is off, nothing is selected; whatever selects something begins it first. */
bool selection_core_is_selecting(SelectionCore *core);
void selection_core_begin(SelectionCore *core);
void selection_core_end(SelectionCore *core);

/* The selection by id. Toggling and selecting one id make it the anchor. */
size_t selection_core_count(SelectionCore *core);
size_t selection_core_hidden_count(SelectionCore *core);
bool selection_core_is_selected(SelectionCore *core, uint64_t id);
void selection_core_toggle(SelectionCore *core, uint64_t id);
void selection_core_select(SelectionCore *core, uint64_t id);
void selection_core_deselect(SelectionCore *core, uint64_t id);
void selection_core_select_many(
    SelectionCore *core, const uint64_t *SELECTION_CORE_NULLABLE ids, size_t count);
void selection_core_deselect_many(
    SelectionCore *core, const uint64_t *SELECTION_CORE_NULLABLE ids, size_t count);
/* Hidden ids too; select mode stays on. */
void selection_core_deselect_all(SelectionCore *core);
/* All that is shown; what is hidden stays as it is. */
void selection_core_select_all(SelectionCore *core);
/* All that is shown and for which match, called with data, is true. It must not change the selection. */
void selection_core_select_matching(
    SelectionCore *core, SelectionCoreMatch match, void *SELECTION_CORE_NULLABLE data);
/* Of all that is shown, or of these ids, each once. */
void selection_core_invert(SelectionCore *core);
void selection_core_invert_within(
    SelectionCore *core, const uint64_t *SELECTION_CORE_NULLABLE ids, size_t count);
SelectionCoreAllState selection_core_all_state(SelectionCore *core);
/* Writes the selected ids, in the shown order and then the hidden ones, but no more than capacity of them. Answers
 * how many are selected; with a capacity of 0 it only does that. */
size_t selection_core_copy_selected(
    SelectionCore *core, uint64_t *SELECTION_CORE_NULLABLE ids, size_t capacity);
/* After a reload: deselects and forgets what is not among these ids. */
void selection_core_keep_only(
    SelectionCore *core, const uint64_t *SELECTION_CORE_NULLABLE ids, size_t count);
/* Deselects and forgets ids that are gone. One that is still shown stays shown. */
void selection_core_forget(
    SelectionCore *core, const uint64_t *SELECTION_CORE_NULLABLE ids, size_t count);

/* The shown order. The selection stays with the ids; selected ones that are not shown are hidden. */
void selection_core_show(
    SelectionCore *core, const uint64_t *SELECTION_CORE_NULLABLE ids, size_t count);
/* Replaces removed rows from start on by ids; with a start beyond the end it adds them there. An id that is shown
 * elsewhere stays there and is left out. Answers how many rows were inserted. */
size_t selection_core_replace_shown(
    SelectionCore *core, size_t start, size_t removed, const uint64_t *SELECTION_CORE_NULLABLE ids,
    size_t count);
size_t selection_core_shown_count(SelectionCore *core);
/* These answer whether there is such a row, and leave the result alone where not. */
bool selection_core_shown_id(SelectionCore *core, size_t position, uint64_t *id);
bool selection_core_position(SelectionCore *core, uint64_t id, size_t *position);

/* The selection by position. */
bool selection_core_is_selected_at(SelectionCore *core, size_t position);
void selection_core_toggle_at(SelectionCore *core, size_t position);
void selection_core_select_at(SelectionCore *core, size_t position);
void selection_core_deselect_at(SelectionCore *core, size_t position);
/* With keep_rest, other rows stay as they are; else they are deselected, hidden ids too. */
void selection_core_select_range(SelectionCore *core, SelectionCoreRange range, bool keep_rest);
/* Makes the rows of the mask selected or not, each as it is in selected; the others stay as they are. */
void selection_core_set_selection(
    SelectionCore *core, const SelectionCoreRange *SELECTION_CORE_NULLABLE selected, size_t selected_count,
    const SelectionCoreRange *SELECTION_CORE_NULLABLE mask, size_t mask_count);

/* Where a range begins. */
bool selection_core_anchor(SelectionCore *core, uint64_t *id);
void selection_core_set_anchor(SelectionCore *core, uint64_t id);
void selection_core_clear_anchor(SelectionCore *core);
/* Selects the rows from the anchor to an id, whichever comes first. */
void selection_core_extend(SelectionCore *core, uint64_t id, bool keep_rest);

/* What an id measures (the size of a file), and the sum over the selected ones, UINT64_MAX where it would be more.
 * Answers how many of the selected ids have no known measure. */
void selection_core_set_measure(SelectionCore *core, uint64_t id, uint64_t value);
void selection_core_clear_measure(SelectionCore *core, uint64_t id);
size_t selection_core_total(SelectionCore *core, uint64_t *sum);

/* Calls changed with data after every mutation, at most once a mutation, until the observer is freed; then calls
 * release, if there is one, with data. An observer does not keep its selection. */
SelectionCoreObserver *selection_core_observe(
    SelectionCore *core, SelectionCoreChanged changed, void *SELECTION_CORE_NULLABLE data,
    SelectionCoreRelease SELECTION_CORE_NULLABLE release);
void selection_core_observer_free(SelectionCoreObserver *observer);

#ifdef __cplusplus
}
#endif

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
