#pragma once

#include <stddef.h>
#include <stdint.h>

// Signs a message with ES256, using a PEM private key on the curve P-256. The signature is 64
// bytes. Returns 0, or -1 if the key is invalid.
int crypto_sign_es256(
    const uint8_t *key, size_t key_length, const uint8_t *message, size_t message_length,
    uint8_t *signature);
