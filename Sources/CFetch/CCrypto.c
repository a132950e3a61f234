#include "CCrypto.h"

#include <limits.h>
#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <string.h>

enum { half = 32, greatest_der = 80 };

// Rejects keys with a password, instead of asking for it.
static int no_password(char *buffer, int size, int is_writing, void *context) {
  (void)buffer, (void)size, (void)is_writing, (void)context;
  return -1;
}

static EVP_PKEY *read_key(const uint8_t *bytes, size_t length) {
  if (length > INT_MAX) return NULL;
  BIO *memory = BIO_new_mem_buf(bytes, (int)length);
  if (!memory) return NULL;
  EVP_PKEY *key = PEM_read_bio_PrivateKey(memory, NULL, no_password, NULL);
  BIO_free(memory);
  char curve[32] = "";
  if (key && EVP_PKEY_get_group_name(key, curve, sizeof curve, NULL) == 1 &&
      strcmp(curve, "prime256v1") == 0)
    return key;
  EVP_PKEY_free(key);
  return NULL;
}

static int sign(EVP_PKEY *key, const uint8_t *message, size_t length, uint8_t *der,
                size_t *der_length) {
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  int is_signed = context && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, key) == 1 &&
                  EVP_DigestSign(context, der, der_length, message, length) == 1;
  EVP_MD_CTX_free(context);
  return is_signed;
}

// Writes the two numbers of a signature padded with zeros, as tokens require.
static int flatten(const uint8_t *der, size_t length, uint8_t *signature) {
  ECDSA_SIG *numbers = d2i_ECDSA_SIG(NULL, &der, (long)length);
  if (!numbers) return -1;
  int first = BN_bn2binpad(ECDSA_SIG_get0_r(numbers), signature, half);
  int second = BN_bn2binpad(ECDSA_SIG_get0_s(numbers), signature + half, half);
  ECDSA_SIG_free(numbers);
  return first == half && second == half ? 0 : -1;
}

int crypto_sign_es256(const uint8_t *key_bytes, size_t key_length, const uint8_t *message,
                      size_t message_length, uint8_t *signature) {
  uint8_t der[greatest_der];
  size_t der_length = sizeof der;
  EVP_PKEY *key = read_key(key_bytes, key_length);
  if (!key) return -1;
  int is_signed = sign(key, message, message_length, der, &der_length);
  EVP_PKEY_free(key);
  return is_signed ? flatten(der, der_length, signature) : -1;
}
