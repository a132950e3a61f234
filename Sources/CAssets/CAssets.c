#include "CAssets.h"

static const uint8_t cities[] = {
#embed "../../Resources/cities.txt"
};

static const uint8_t city_names[] = {
#embed "../../Resources/city-names.txt"
};

static const uint8_t climates[] = {
#embed "../../Resources/climates.txt"
};

static const uint8_t colors[] = {
#embed "../../Resources/colors.txt"
};

static const uint8_t english_command_strings[] = {
#embed "../../Resources/commands-en.strings"
};

static const uint8_t korean_command_strings[] = {
#embed "../../Resources/commands-ko.strings"
};

static const uint8_t countries[] = {
#embed "../../Resources/countries.txt"
};

static const uint8_t devices[] = {
#embed "../../Resources/devices.txt"
};

static const uint8_t drinks[] = {
#embed "../../Resources/drinks.txt"
};

static const uint8_t english_setting_strings[] = {
#embed "../../Resources/settings-en.strings"
};

static const uint8_t korean_setting_strings[] = {
#embed "../../Resources/settings-ko.strings"
};

static const uint8_t english_strings[] = {
#embed "../../Resources/en.strings"
};

static const uint8_t korean_strings[] = {
#embed "../../Resources/ko.strings"
};

static const uint8_t figures[] = {
#embed "../../Resources/figures.txt"
};

static const uint8_t hangul[] = {
#embed "../../Resources/hangul.txt"
};

static const uint8_t palettes[] = {
#embed "../../Resources/palettes.txt"
};

static const uint8_t terminals[] = {
#embed "../../Resources/terminals.txt"
};

static const uint8_t windows_zones[] = {
#embed "../../Resources/windows-zones.txt"
};

struct asset asset_cities(void) {
  return (struct asset){cities, sizeof cities};
}

struct asset asset_city_names(void) {
  return (struct asset){city_names, sizeof city_names};
}

struct asset asset_climates(void) {
  return (struct asset){climates, sizeof climates};
}

struct asset asset_colors(void) {
  return (struct asset){colors, sizeof colors};
}

struct asset asset_english_setting_strings(void) {
  return (struct asset){english_setting_strings, sizeof english_setting_strings};
}

struct asset asset_korean_setting_strings(void) {
  return (struct asset){korean_setting_strings, sizeof korean_setting_strings};
}

struct asset asset_english_command_strings(void) {
  return (struct asset){english_command_strings, sizeof english_command_strings};
}

struct asset asset_korean_command_strings(void) {
  return (struct asset){korean_command_strings, sizeof korean_command_strings};
}

struct asset asset_countries(void) {
  return (struct asset){countries, sizeof countries};
}

struct asset asset_devices(void) {
  return (struct asset){devices, sizeof devices};
}

struct asset asset_drinks(void) {
  return (struct asset){drinks, sizeof drinks};
}

struct asset asset_english_strings(void) {
  return (struct asset){english_strings, sizeof english_strings};
}

struct asset asset_korean_strings(void) {
  return (struct asset){korean_strings, sizeof korean_strings};
}

struct asset asset_figures(void) {
  return (struct asset){figures, sizeof figures};
}

struct asset asset_hangul(void) {
  return (struct asset){hangul, sizeof hangul};
}

struct asset asset_palettes(void) {
  return (struct asset){palettes, sizeof palettes};
}

struct asset asset_terminals(void) {
  return (struct asset){terminals, sizeof terminals};
}

struct asset asset_windows_zones(void) {
  return (struct asset){windows_zones, sizeof windows_zones};
}
