#include <expat.h>
#include <malloc.h>
#include <stdlib.h>
#include <strings.h>

#include "CExpat.h"

struct expat_reader {
  XML_Parser parser;
  size_t used_memory;
  size_t most_memory;
  // Why it was stopped.
  enum expat_ending ending;
};

// The reader that works on this thread: Expat doesn't tell an allocator whose memory it is.
static _Thread_local struct expat_reader *current;

static void *resize(void *memory, size_t size) {
  size_t rest = current->used_memory - (memory ? malloc_usable_size(memory) : 0);
  if (size > current->most_memory || rest > current->most_memory - size) return NULL;
  void *resized = realloc(memory, size);
  if (resized) current->used_memory = rest + malloc_usable_size(resized);
  return resized;
}

static void *allocate(size_t size) { return resize(NULL, size); }

static void release(void *memory) {
  if (memory) current->used_memory -= malloc_usable_size(memory);
  free(memory);
}

static void stop(enum expat_ending ending) {
  current->ending = ending;
  XML_StopParser(current->parser, XML_FALSE);
}

static void read_declaration(
    void *context, const char *version, const char *encoding, int is_standalone) {
  (void)context, (void)version, (void)is_standalone;
  if (encoding && strcasecmp(encoding, "UTF-8") && strcasecmp(encoding, "US-ASCII"))
    stop(expat_ending_encoding);
}

static void refuse_doctype(
    void *context, const char *name, const char *system, const char *public, int has_subset) {
  (void)context, (void)name, (void)system, (void)public, (void)has_subset;
  stop(expat_ending_doctype);
}

// Some versions put off reading an unfinished tag again, and then don't tell where it begins. Others
// lack this function.
#pragma weak XML_SetReparseDeferralEnabled
extern XML_Bool XML_SetReparseDeferralEnabled(XML_Parser parser, XML_Bool is_enabled);

struct expat_reader *expat_open(struct expat_handlers handlers, size_t most_memory) {
  static const XML_Memory_Handling_Suite memory = {allocate, resize, release};
  struct expat_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->most_memory = most_memory;
  current = reader;
  reader->parser = XML_ParserCreate_MM("UTF-8", &memory, NULL);
  if (!reader->parser) {
    free(reader);
    return NULL;
  }
  if (XML_SetReparseDeferralEnabled) XML_SetReparseDeferralEnabled(reader->parser, XML_FALSE);
  XML_SetUserData(reader->parser, handlers.context);
  XML_SetElementHandler(reader->parser, handlers.start, handlers.end);
  XML_SetXmlDeclHandler(reader->parser, read_declaration);
  XML_SetStartDoctypeDeclHandler(reader->parser, refuse_doctype);
  return reader;
}

void expat_close(struct expat_reader *reader) {
  if (!reader) return;
  current = reader;
  XML_ParserFree(reader->parser);
  free(reader);
}

static enum expat_ending ending(const struct expat_reader *reader) {
  switch (XML_GetErrorCode(reader->parser)) {
    case XML_ERROR_ABORTED: return reader->ending;
    case XML_ERROR_NO_MEMORY: return expat_ending_no_memory;
    case XML_ERROR_INVALID_TOKEN: return expat_ending_invalid;
    case XML_ERROR_TAG_MISMATCH: return expat_ending_mismatch;
    case XML_ERROR_UNDEFINED_ENTITY:
    case XML_ERROR_BAD_CHAR_REF: return expat_ending_entity;
    default: return expat_ending_malformed;
  }
}

struct expat_result expat_read(
    struct expat_reader *reader, const uint8_t *bytes, size_t count, bool is_last) {
  current = reader;
  bool is_read = XML_Parse(reader->parser, (const char *)bytes, (int)count, is_last);
  return (struct expat_result){
      .ending = is_read ? expat_ending_read : ending(reader),
      .offset = XML_GetCurrentByteIndex(reader->parser),
      .line = (int64_t)XML_GetCurrentLineNumber(reader->parser),
  };
}

void expat_stop(void) { stop(expat_ending_stopped); }

int64_t expat_line(void) { return (int64_t)XML_GetCurrentLineNumber(current->parser); }
