#define _GNU_SOURCE
#include <locale.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "directory.h"

// GLib's rules for names (g_utf8_collate_key_for_filename): a name is cut at dots and numbers. What is
// between is transformed by the locale's collation; a dot or a number stands behind a mark that sorts before
// any of it.
#define SENTINEL "\1\1\1"
#define DOT SENTINEL "\1"
#define NUMBER SENTINEL "\2"

struct collation {
    // Tells one collation from another that comes to stand at the same address.
    uint64_t number;
    locale_t locale;
    int is_bytewise;
};

struct key {
    uint8_t *bytes;
    size_t size, length;
};

static void append(struct key *key, const void *bytes, size_t length) {
    if (key->length + length <= key->size) memcpy(key->bytes + key->length, bytes, length);
    key->length += length;
}

static void append_byte(struct key *key, uint8_t byte) {
    if (key->length < key->size) key->bytes[key->length] = byte;
    key->length++;
}

// A weight in the pattern of UTF-8 up to six bytes, which compares byte by byte like the numbers.
static void append_weight(struct key *key, uint32_t weight) {
    if (weight < 0x80) {
        append_byte(key, weight);
    } else if (weight < 0x800) {
        append_byte(key, 0xC0 | weight >> 6);
        append_byte(key, 0x80 | (weight & 0x3F));
    } else {
        int more = weight < 0x10000 ? 2 : weight < 0x200000 ? 3 : weight < 0x4000000 ? 4 : 5;
        static const uint8_t leads[] = {0, 0, 0xE0, 0xF0, 0xF8, 0xFC};
        append_byte(key, leads[more] | weight >> (6 * more));
        while (more-- > 0) append_byte(key, 0x80 | (weight >> (6 * more) & 0x3F));
    }
}

static size_t decode(const uint8_t *text, size_t length, wchar_t *wide) {
    size_t count = 0;
    for (size_t i = 0; i < length;) {
        uint8_t lead = text[i];
        size_t more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
        uint32_t scalar = more == 0 ? lead : lead & (0x3F >> more);
        for (i++; more > 0 && i < length; more--, i++) scalar = scalar << 6 | (text[i] & 0x3F);
        wide[count++] = (wchar_t)scalar;
    }
    wide[count] = 0;
    return count;
}

static void transform(const struct collation *collation, struct key *key, const uint8_t *text,
                      size_t length) {
    wchar_t room[256], weights_room[2048];
    wchar_t *wide = length < 256 ? room : malloc((length + 1) * sizeof *wide);
    if (wide == NULL) return;
    decode(text, length, wide);
    wchar_t *weights = weights_room;
    size_t count = wcsxfrm_l(weights, wide, 2048, collation->locale);
    if (count >= 2048) {
        weights = malloc((count + 1) * sizeof *weights);
        if (weights != NULL) wcsxfrm_l(weights, wide, count + 1, collation->locale);
    }
    if (weights != NULL) {
        for (size_t i = 0; i < count; i++) append_weight(key, (uint32_t)weights[i]);
    }
    if (weights != weights_room) free(weights);
    if (wide != room) free(wide);
}

// The segments that names of one folder have in common (`IMG_`, `jpg`) are transformed once a thread.
struct cached {
    uint8_t length, key_length;
    uint8_t text[30], key[96];
};

static _Thread_local struct {
    uint64_t owner;
    struct cached slots[256];
} cache;

static struct cached *cached_slot(const struct collation *collation, const uint8_t *text, size_t length) {
    if (length > sizeof cache.slots[0].text) return NULL;
    if (cache.owner != collation->number) {
        memset(&cache, 0, sizeof cache);
        cache.owner = collation->number;
    }
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < length; i++) hash = (hash ^ text[i]) * 16777619u;
    return &cache.slots[(hash ^ hash >> 16) & 255];
}

static void append_segment(const struct collation *collation, struct key *key, const uint8_t *text,
                           size_t length) {
    if (length == 0) return;
    if (collation->is_bytewise) {
        append(key, text, length);
        return;
    }
    struct cached *slot = cached_slot(collation, text, length);
    if (slot != NULL && slot->length == length && memcmp(slot->text, text, length) == 0) {
        append(key, slot->key, slot->key_length);
        return;
    }
    size_t start = key->length;
    transform(collation, key, text, length);
    size_t key_length = key->length - start;
    if (slot == NULL || key_length > sizeof slot->key || key->length > key->size) return;
    slot->length = length;
    slot->key_length = key_length;
    memcpy(slot->text, text, length);
    memcpy(slot->key, key->bytes + start, key_length);
}

static int is_digit(uint8_t byte) { return byte >= '0' && byte <= '9'; }

size_t cfs_collation_key(void *opaque, const uint8_t *name, size_t length, uint8_t *bytes, size_t size) {
    const struct collation *collation = opaque;
    struct key key = {bytes, size, 0};
    // How many zeros led each number decides only where all else is equal: they go to the very end.
    uint8_t zeros[256];
    size_t zeros_count = 0;
    size_t start = 0, i = 0;
    while (i < length) {
        if (name[i] != '.' && !is_digit(name[i])) {
            i++;
            continue;
        }
        append_segment(collation, &key, name + start, i - start);
        if (name[i] == '.') {
            append(&key, DOT, 4);
            start = ++i;
            continue;
        }
        append(&key, NUMBER, 4);
        size_t first = i;
        while (i < length && is_digit(name[i])) i++;
        size_t leading = 0;
        while (first + leading < i && name[first + leading] == '0') leading++;
        // A number of zeros alone is one digit behind the others, unless it ends the name: GLib's rule as it
        // is.
        if (first + leading == i && i < length) leading--;
        size_t digits = i - first - leading;
        for (size_t more = 1; more < digits; more++) append_byte(&key, ':');
        if (leading > 0 && zeros_count < sizeof zeros) zeros[zeros_count++] = (uint8_t)leading;
        append(&key, name + first + leading, digits);
        start = i;
    }
    append_segment(collation, &key, name + start, length - start);
    append(&key, zeros, zeros_count);
    return key.length;
}

void *cfs_collation_open(const char *name) {
    static atomic_uint_fast64_t last_number;
    struct collation *collation = malloc(sizeof *collation);
    if (collation == NULL) return NULL;
    collation->number = atomic_fetch_add(&last_number, 1) + 1;
    collation->locale = newlocale(LC_COLLATE_MASK, name, NULL);
    if (collation->locale == NULL) {
        free(collation);
        return NULL;
    }
    // Only a locale without rules of its own leaves characters as they are.
    wchar_t weights[16];
    const wchar_t *probe = L"aB\u00e9";
    collation->is_bytewise =
            wcsxfrm_l(weights, probe, 16, collation->locale) == wcslen(probe) && wcscmp(weights, probe) == 0;
    return collation;
}

void cfs_collation_close(void *opaque) {
    struct collation *collation = opaque;
    freelocale(collation->locale);
    free(collation);
}

int cfs_collation_is_bytewise(void *opaque) { return ((struct collation *)opaque)->is_bytewise; }
