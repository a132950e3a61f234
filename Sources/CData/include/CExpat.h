#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads elements and their attributes with Expat, a part of a document at a time. Nothing but UTF-8
// is read, nothing of a document type is, and so no entity but XML's own has a meaning.

struct expat_reader;

enum expat_ending {
  expat_ending_read,
  // A byte isn't well-formed; the place is that byte's.
  expat_ending_invalid,
  // Something isn't well-formed; the place is its start.
  expat_ending_malformed,
  // An end tag that isn't the open element's.
  expat_ending_mismatch,
  // A reference that stands for no character.
  expat_ending_entity,
  // The document says that it is in another encoding.
  expat_ending_encoding,
  // A document type begins.
  expat_ending_doctype,
  expat_ending_no_memory,
  expat_ending_stopped,
};

// How the reading of a part ends, and where: the bytes before that place, and its line. If all is read,
// an unfinished tag begins there. Counting starts with the reader; a negative offset is unknown.
struct expat_result {
  enum expat_ending ending;
  int64_t offset;
  int64_t line;
};

// Called for each start and end tag; names and values alternate up to NULL.
struct expat_handlers {
  void (*start)(void *context, const char *name, const char **attributes);
  void (*end)(void *context, const char *name);
  void *context;
};

// Opens a reader that takes at most so much memory. Returns NULL if there isn't as much.
struct expat_reader *expat_open(struct expat_handlers handlers, size_t most_memory);
// Does nothing for NULL.
void expat_close(struct expat_reader *reader);

// Reads the next part of a document. After any other ending than `read`, the reader can only be closed.
struct expat_result expat_read(
    struct expat_reader *reader, const uint8_t *bytes, size_t count, bool is_last);

// Called from a handler, ends the reading.
void expat_stop(void);
// Called from a handler, returns the line of the tag.
int64_t expat_line(void);
