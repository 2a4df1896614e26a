// A program in C that uses the selection. It tells the first thing that is not as the header says.
#include <selection-core.h>
#include <stdio.h>
#include <string.h>

static int checks = 0;

#define CHECK(condition) \
  do { \
    checks++; \
    if (!(condition)) { \
      fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
      return false; \
    } \
  } while (0)

// What an observer was told last.
typedef struct {
  int calls;
  int releases;
  SelectionCoreRange ranges[8];
  size_t range_count;
  bool mode_changed;
  bool count_changed;
  bool order_changed;
} Told;

static void note(const SelectionCoreChange *change, void *data) {
  Told *told = data;
  told->calls++;
  told->range_count = change->range_count;
  for (size_t i = 0; i < change->range_count && i < 8; i++) told->ranges[i] = change->ranges[i];
  told->mode_changed = change->mode_changed;
  told->count_changed = change->count_changed;
  told->order_changed = change->order_changed;
}

static void note_release(void *data) { ((Told *)data)->releases++; }

static bool is_even(uint64_t id, void *data) {
  ++*(int *)data;
  return id % 2 == 0;
}

static bool selects(SelectionCore *core) {
  const uint64_t ids[] = {10, 11, 12, 13, 14};
  uint64_t selected[8] = {0};
  selection_core_show(core, ids, 5);
  CHECK(selection_core_shown_count(core) == 5);
  CHECK(!selection_core_is_selecting(core));
  selection_core_begin(core);
  CHECK(selection_core_is_selecting(core));
  CHECK(selection_core_count(core) == 0);
  selection_core_toggle(core, 13);
  selection_core_select(core, 11);
  CHECK(selection_core_is_selected(core, 13));
  CHECK(selection_core_copy_selected(core, selected, 8) == 2);
  CHECK(selected[0] == 11 && selected[1] == 13);
  CHECK(selection_core_copy_selected(core, selected, 1) == 2);
  CHECK(selection_core_copy_selected(core, NULL, 0) == 2);
  selected[1] = 0;
  CHECK(selection_core_copy_selected(core, selected, SIZE_MAX) == 2 && selected[1] == 13);
  selection_core_toggle(core, UINT64_MAX);
  selection_core_toggle(core, 0);
  CHECK(selection_core_is_selected(core, UINT64_MAX) && selection_core_is_selected(core, 0));
  CHECK(selection_core_copy_selected(core, selected, 8) == 4 && selection_core_hidden_count(core) == 2);
  selection_core_toggle(core, UINT64_MAX);
  selection_core_toggle(core, 0);
  CHECK(selection_core_all_state(core) == SELECTION_CORE_SOME);
  selection_core_deselect(core, 11);
  CHECK(!selection_core_is_selected(core, 11));
  selection_core_select_all(core);
  CHECK(selection_core_all_state(core) == SELECTION_CORE_ALL);
  selection_core_deselect_all(core);
  CHECK(selection_core_all_state(core) == SELECTION_CORE_NONE);
  int asked = 0;
  selection_core_select_matching(core, is_even, &asked);
  CHECK(asked == 5 && selection_core_count(core) == 3);
  selection_core_invert(core);
  CHECK(selection_core_count(core) == 2 && selection_core_is_selected(core, 11));
  selection_core_invert_within(core, ids, 2);
  CHECK(selection_core_is_selected(core, 10) && !selection_core_is_selected(core, 11));
  selection_core_select_many(core, ids, 3);
  CHECK(selection_core_count(core) == 4);
  selection_core_deselect_many(core, ids, 5);
  CHECK(selection_core_count(core) == 0);
  selection_core_select_many(core, NULL, 0);
  selection_core_end(core);
  CHECK(!selection_core_is_selecting(core));
  return true;
}

static bool shows(SelectionCore *core) {
  const uint64_t ids[] = {1, 2, 3, 4};
  const uint64_t fewer[] = {4, 2};
  const uint64_t added[] = {7, 8};
  const uint64_t beyond = 9;
  uint64_t id = 0;
  size_t position = 99;
  selection_core_show(core, ids, 4);
  selection_core_select_all(core);
  selection_core_show(core, fewer, 2);
  CHECK(selection_core_count(core) == 4 && selection_core_hidden_count(core) == 2);
  CHECK(selection_core_shown_id(core, 0, &id) && id == 4);
  CHECK(!selection_core_shown_id(core, 2, &id) && id == 4);
  CHECK(selection_core_position(core, 2, &position) && position == 1);
  CHECK(!selection_core_position(core, 1, &position) && position == 1);
  CHECK(selection_core_replace_shown(core, 1, 0, added, 2) == 2);
  CHECK(selection_core_shown_id(core, 3, &id) && id == 2);
  CHECK(!selection_core_is_selected_at(core, 1) && selection_core_is_selected_at(core, 3));
  CHECK(selection_core_replace_shown(core, 2, SIZE_MAX, NULL, 0) == 0);
  CHECK(selection_core_shown_count(core) == 2 && selection_core_hidden_count(core) == 3);
  CHECK(selection_core_replace_shown(core, SIZE_MAX, SIZE_MAX, &beyond, 1) == 1);
  CHECK(selection_core_shown_id(core, 2, &id) && id == beyond);
  selection_core_keep_only(core, fewer, 2);
  CHECK(selection_core_count(core) == 2);
  selection_core_forget(core, fewer, 1);
  CHECK(selection_core_count(core) == 1 && selection_core_is_selected(core, 2));
  selection_core_end(core);
  return true;
}

static bool uses_positions(SelectionCore *core) {
  const uint64_t ids[] = {1, 2, 3, 4, 5, 6};
  const SelectionCoreRange middle = {2, 2};
  const SelectionCoreRange mask[] = {{0, 1}, {2, SIZE_MAX}};
  const SelectionCoreRange nowhere = {SIZE_MAX, SIZE_MAX};
  uint64_t id = 0;
  selection_core_show(core, ids, 6);
  selection_core_toggle_at(core, 1);
  selection_core_select_at(core, 5);
  selection_core_select_at(core, 6);
  selection_core_deselect_at(core, 1);
  CHECK(selection_core_count(core) == 1 && selection_core_is_selected(core, 6));
  selection_core_select_range(core, middle, true);
  CHECK(selection_core_count(core) == 3);
  selection_core_select_range(core, middle, false);
  CHECK(selection_core_count(core) == 2 && selection_core_is_selected(core, 3));
  selection_core_select_range(core, nowhere, true);
  selection_core_toggle_at(core, SIZE_MAX);
  CHECK(selection_core_count(core) == 2 && !selection_core_is_selected_at(core, SIZE_MAX));
  selection_core_set_selection(core, mask, 1, mask, 2);
  CHECK(selection_core_count(core) == 1 && selection_core_is_selected(core, 1));
  selection_core_set_anchor(core, 5);
  CHECK(selection_core_anchor(core, &id) && id == 5);
  selection_core_extend(core, 4, false);
  CHECK(selection_core_count(core) == 2 && selection_core_is_selected(core, 4));
  selection_core_extend(core, 6, true);
  CHECK(selection_core_is_selected(core, 1) && selection_core_is_selected(core, 6));
  selection_core_clear_anchor(core);
  CHECK(!selection_core_anchor(core, &id));
  selection_core_end(core);
  return true;
}

static bool measures(SelectionCore *core) {
  uint64_t sum = 0;
  selection_core_set_measure(core, 1, UINT64_MAX);
  selection_core_set_measure(core, 2, 5);
  selection_core_select_all(core);
  CHECK(selection_core_total(core, &sum) == 4 && sum == UINT64_MAX);
  selection_core_clear_measure(core, 1);
  CHECK(selection_core_total(core, &sum) == 5 && sum == 5);
  selection_core_end(core);
  return true;
}

static bool observes(void) {
  const uint64_t ids[] = {1, 2, 3, 4};
  const uint64_t ends[] = {1, 2, 4};
  Told told;
  memset(&told, 0, sizeof told);
  SelectionCore *core = selection_core_new();
  SelectionCoreObserver *observer = selection_core_observe(core, note, &told, note_release);
  SelectionCoreObserver *deaf = selection_core_observe(core, note, &told, NULL);
  selection_core_observer_free(deaf);
  selection_core_show(core, ids, 4);
  CHECK(told.calls == 1 && told.order_changed && !told.mode_changed);
  selection_core_select_many(core, ends, 3);
  CHECK(told.calls == 2 && told.mode_changed && told.count_changed && !told.order_changed);
  CHECK(told.range_count == 2 && told.ranges[0].start == 0 && told.ranges[0].count == 2);
  CHECK(told.ranges[1].start == 3 && told.ranges[1].count == 1);
  selection_core_free(core);
  CHECK(told.releases == 0);
  selection_core_observer_free(observer);
  CHECK(told.calls == 2 && told.releases == 1);
  return true;
}

int main(void) {
  SelectionCore *core = selection_core_new();
  bool passed = selects(core) && shows(core) && uses_positions(core) && measures(core);
  selection_core_free(core);
  if (!passed || !observes()) return 1;
  printf("%d checks passed\n", checks);
  return 0;
}
