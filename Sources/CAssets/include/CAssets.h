#pragma once

#include <stddef.h>
#include <stdint.h>

/// The bytes of a file that the program was built with; they live as long as it does.
struct asset {
  const uint8_t *_Nonnull start;
  size_t length;
};

struct asset asset_cities(void);
struct asset asset_climates(void);
struct asset asset_colors(void);
struct asset asset_countries(void);
struct asset asset_devices(void);
struct asset asset_drinks(void);
struct asset asset_english_strings(void);
struct asset asset_korean_strings(void);
struct asset asset_figures(void);
