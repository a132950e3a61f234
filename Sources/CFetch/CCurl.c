#include "CCurl.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct buffer {
  char *bytes;
  size_t length;
  size_t limit;
  bool is_full;
};

static size_t gather(char *bytes, size_t size, size_t count, void *context) {
  struct buffer *buffer = context;
  size_t length = size * count;
  if (length > buffer->limit - buffer->length) {
    buffer->is_full = true;
    return 0;
  }
  char *longer = realloc(buffer->bytes, buffer->length + length + 1);
  if (!longer) return 0;
  memcpy(longer + buffer->length, bytes, length);
  buffer->bytes = longer;
  buffer->length += length;
  return length;
}

static bool is_date(long verification) {
  enum { not_yet_valid = 9, has_expired = 10 };
  return verification == not_yet_valid || verification == has_expired;
}

static bool has_asked(CURL *curl) {
  long sent = 0;
  curl_easy_getinfo(curl, CURLINFO_REQUEST_SIZE, &sent);
  return sent > 0;
}

// A response that doesn't start like HTTP has no status.
static bool has_answered_without_status(CURL *curl) {
  long status = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  return has_asked(curl) && status == 0;
}

static enum curl_ending ending_of(CURL *curl, CURLcode code, bool is_full) {
  long verification = 0, error = 0;
  if (is_full) return curl_ending_too_large;
  switch (code) {
    case CURLE_OK: return curl_ending_done;
    case CURLE_COULDNT_RESOLVE_HOST: return curl_ending_unknown_host;
    case CURLE_COULDNT_CONNECT:
      curl_easy_getinfo(curl, CURLINFO_OS_ERRNO, &error);
      return error == ENETUNREACH || error == EHOSTUNREACH ? curl_ending_offline
                                                           : curl_ending_refused;
    case CURLE_OPERATION_TIMEDOUT:
      return has_asked(curl) ? curl_ending_timeout : curl_ending_unreachable;
    case CURLE_PEER_FAILED_VERIFICATION:
      curl_easy_getinfo(curl, CURLINFO_SSL_VERIFYRESULT, &verification);
      return is_date(verification) ? curl_ending_expired : curl_ending_untrusted;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR: return curl_ending_untrusted;
    case CURLE_UNSUPPORTED_PROTOCOL:
      return has_answered_without_status(curl) ? curl_ending_nonsense : curl_ending_redirected;
    case CURLE_TOO_MANY_REDIRECTS: return curl_ending_redirected;
    case CURLE_FILESIZE_EXCEEDED: return curl_ending_too_large;
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_BAD_CONTENT_ENCODING:
    case CURLE_GOT_NOTHING:
    case CURLE_PARTIAL_FILE: return curl_ending_nonsense;
    default: return curl_ending_failed;
  }
}

static void describe(CURL *curl, const struct curl_request *request) {
  curl_easy_setopt(curl, CURLOPT_URL, request->url);
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(curl, CURLOPT_REDIR_PROTOCOLS_STR, "https");
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 1L);
  curl_easy_setopt(curl, CURLOPT_MAXREDIRS, 3L);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, request->connect_milliseconds);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, request->whole_milliseconds);
  // Accepts every encoding that this libcurl can decode.
  curl_easy_setopt(curl, CURLOPT_ACCEPT_ENCODING, "");
  if (request->authorities) curl_easy_setopt(curl, CURLOPT_CAINFO, request->authorities);
}

static struct curl_slist *list_of(const struct curl_request *request) {
  struct curl_slist *list = NULL;
  for (size_t index = 0; index < request->header_count; index++) {
    struct curl_slist *longer = curl_slist_append(list, request->headers[index]);
    if (longer) list = longer;
  }
  return list;
}

struct curl_answer curl_get(const struct curl_request *request) {
  struct curl_answer answer = {.ending = curl_ending_failed};
  struct buffer body = {.limit = request->greatest_body};
  struct buffer headers = {.limit = request->greatest_headers};
  CURL *curl = curl_easy_init();
  if (!curl) return answer;
  struct curl_slist *list = list_of(request);
  describe(curl, request);
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, list);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, gather);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &body);
  curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, gather);
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, &headers);
  curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, answer.reason);
  CURLcode code = curl_easy_perform(curl);
  answer.ending = ending_of(curl, code, body.is_full || headers.is_full);
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer.status);
  answer.body = (uint8_t *)body.bytes;
  answer.body_length = body.length;
  answer.headers = headers.bytes;
  answer.headers_length = headers.length;
  curl_slist_free_all(list);
  curl_easy_cleanup(curl);
  return answer;
}

void curl_answer_free(struct curl_answer *answer) {
  free(answer->body);
  free(answer->headers);
}

static bool leads_to(const struct sockaddr *place, socklen_t length) {
  int descriptor = socket(place->sa_family, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return false;
  bool is_known = connect(descriptor, place, length) == 0;
  close(descriptor);
  return is_known;
}

bool curl_has_route(void) {
  // Addresses for documentation, which nobody has.
  struct sockaddr_in four = {.sin_family = AF_INET, .sin_port = htons(9)};
  struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = htons(9)};
  inet_pton(AF_INET, "192.0.2.1", &four.sin_addr);
  inet_pton(AF_INET6, "2001:db8::1", &six.sin6_addr);
  return leads_to((struct sockaddr *)&four, sizeof four) ||
         leads_to((struct sockaddr *)&six, sizeof six);
}
