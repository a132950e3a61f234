#pragma once

#include <stddef.h>
#include <stdint.h>

// Signs a message with ES256: with a private key of the curve P-256, written as PEM. The signature is
// 64 bytes. 0, or -1 for a key that is none of these.
int crypto_sign_es256(
    const uint8_t *key, size_t key_length, const uint8_t *message, size_t message_length,
    uint8_t *signature);
