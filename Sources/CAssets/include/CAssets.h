#pragma once

#include <stddef.h>
#include <stdint.h>

/// The bytes of an embedded file; valid for the life of the program.
struct asset {
  const uint8_t *_Nonnull start;
  size_t length;
};

struct asset asset_cities(void);
struct asset asset_city_names(void);
struct asset asset_climates(void);
struct asset asset_colors(void);
struct asset asset_english_command_strings(void);
struct asset asset_korean_command_strings(void);
struct asset asset_countries(void);
struct asset asset_devices(void);
struct asset asset_drinks(void);
struct asset asset_english_setting_strings(void);
struct asset asset_korean_setting_strings(void);
struct asset asset_english_strings(void);
struct asset asset_korean_strings(void);
struct asset asset_figures(void);
struct asset asset_hangul(void);
struct asset asset_palettes(void);
struct asset asset_terminals(void);
struct asset asset_windows_zones(void);
