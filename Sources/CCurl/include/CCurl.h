#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One request of HTTP at a time, over libcurl; nothing of its header is seen from here.

enum curl_ending {
  curl_ending_done,
  curl_ending_unknown_host,
  curl_ending_refused,
  curl_ending_offline,
  // Time was over before anything could be asked.
  curl_ending_unreachable,
  curl_ending_timeout,
  curl_ending_untrusted,
  // A certificate that isn't valid yet, or no more.
  curl_ending_expired,
  curl_ending_redirected,
  curl_ending_too_large,
  curl_ending_nonsense,
  curl_ending_failed,
};

struct curl_request {
  const char *url;
  // Lines of headers, and how many.
  const char *const *headers;
  size_t header_count;
  // Instead of the system's authorities; NULL for those.
  const char *authorities;
  long connect_milliseconds;
  long whole_milliseconds;
  // Of the body, once it isn't compressed any more.
  size_t greatest_body;
};

struct curl_answer {
  enum curl_ending ending;
  long status;
  // Body and header lines, to be freed by `curl_answer_free`.
  uint8_t *body;
  size_t body_length;
  char *headers;
  size_t headers_length;
  // What libcurl says about a failure.
  char reason[256];
};

struct curl_answer curl_get(const struct curl_request *request);
void curl_answer_free(struct curl_answer *answer);
