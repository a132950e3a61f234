#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Sends one HTTP request at a time with libcurl, without exposing libcurl's header.

enum curl_ending {
  curl_ending_done,
  curl_ending_unknown_host,
  curl_ending_refused,
  curl_ending_offline,
  // Timed out before the request was sent.
  curl_ending_unreachable,
  curl_ending_timeout,
  curl_ending_untrusted,
  // The certificate isn't valid yet, or no longer.
  curl_ending_expired,
  curl_ending_redirected,
  curl_ending_too_large,
  curl_ending_nonsense,
  curl_ending_failed,
};

struct curl_request {
  const char *url;
  // The header lines and their number.
  const char *const *headers;
  size_t header_count;
  // A file of trusted certificates; NULL for the system's.
  const char *authorities;
  long connect_milliseconds;
  long whole_milliseconds;
  // The maximum size of the uncompressed body, in bytes.
  size_t greatest_body;
  // The maximum size of all header lines, in bytes.
  size_t greatest_headers;
};

struct curl_answer {
  enum curl_ending ending;
  long status;
  // The body and header lines; free them with `curl_answer_free`.
  uint8_t *body;
  size_t body_length;
  char *headers;
  size_t headers_length;
  // libcurl's message about a failure.
  char reason[256];
};

struct curl_answer curl_get(const struct curl_request *request);
void curl_answer_free(struct curl_answer *answer);

// Whether the system knows a way to the internet. Nothing is sent.
bool curl_has_route(void);
