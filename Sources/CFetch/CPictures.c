#include "CPictures.h"

#include <png.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

// A picture that becomes smaller while its rows come.
struct shrinking {
  uint32_t width, height;
  uint32_t small_width, small_height;
  // For the small row that is being filled: the sums of the colours, and how many pixels they have.
  uint64_t *sums;
  uint32_t *counts;
  uint32_t small_row;
  uint8_t *pixels;
};

static uint32_t at_least_one(uint64_t value) {
  return value == 0 ? 1 : (uint32_t)value;
}

static bool begin_shrinking(
    struct shrinking *it, uint32_t width, uint32_t height, uint32_t most_width,
    uint32_t most_height) {
  uint64_t small_width = width, small_height = height;
  if (small_width > most_width) {
    small_height = small_height * most_width / small_width;
    small_width = most_width;
  }
  if (small_height > most_height) {
    small_width = small_width * most_height / small_height;
    small_height = most_height;
  }
  memset(it, 0, sizeof *it);
  it->width = width;
  it->height = height;
  it->small_width = at_least_one(small_width);
  it->small_height = at_least_one(small_height);
  it->sums = calloc((size_t)it->small_width * 3, sizeof *it->sums);
  it->counts = calloc(it->small_width, sizeof *it->counts);
  it->pixels = calloc((size_t)it->small_width * it->small_height, 3);
  return it->sums && it->counts && it->pixels;
}

static void end_small_row(struct shrinking *it) {
  uint8_t *row = it->pixels + (size_t)it->small_row * it->small_width * 3;
  for (uint32_t x = 0; x < it->small_width; x++) {
    uint32_t count = it->counts[x];
    for (int part = 0; part < 3; part++) {
      row[x * 3 + part] = count ? (uint8_t)(it->sums[x * 3 + part] / count) : 0;
    }
  }
  memset(it->sums, 0, (size_t)it->small_width * 3 * sizeof *it->sums);
  memset(it->counts, 0, it->small_width * sizeof *it->counts);
}

// Takes a row with three or four bytes a pixel; what lets the ground through lies on black.
static void take_row(struct shrinking *it, uint32_t y, const uint8_t *row, int parts) {
  uint32_t small_row = (uint32_t)((uint64_t)y * it->small_height / it->height);
  if (small_row != it->small_row) {
    end_small_row(it);
    it->small_row = small_row;
  }
  for (uint32_t x = 0; x < it->width; x++, row += parts) {
    uint32_t place = (uint32_t)((uint64_t)x * it->small_width / it->width);
    uint32_t alpha = parts == 4 ? row[3] : 255;
    for (int part = 0; part < 3; part++) {
      it->sums[place * 3 + part] += row[part] * alpha / 255;
    }
    it->counts[place]++;
  }
}

static void end_shrinking(struct shrinking *it, struct picture *picture) {
  free(it->sums);
  free(it->counts);
  if (picture) {
    picture->pixels = it->pixels;
    picture->width = it->small_width;
    picture->height = it->small_height;
  } else {
    free(it->pixels);
  }
}

struct limits {
  uint32_t width, height;
  uint64_t pixels;
};

static bool is_too_large(uint64_t width, uint64_t height, struct limits limits) {
  return width == 0 || height == 0 || width > limits.pixels / height;
}

// JPEG

struct jpeg_trouble {
  struct jpeg_error_mgr manager;
  jmp_buf way_out;
  bool lacks_memory;
};

static void leave_jpeg(j_common_ptr info) {
  struct jpeg_trouble *trouble = (struct jpeg_trouble *)info->err;
  trouble->lacks_memory = info->err->msg_code == JERR_OUT_OF_MEMORY;
  longjmp(trouble->way_out, 1);
}

static void say_nothing(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

// A number of some bytes in TIFF data, which say by themselves which byte is first.
static uint32_t tiff_number(const uint8_t *tiff, size_t place, int count) {
  bool is_little = tiff[0] == 'I';
  uint32_t number = 0;
  for (int index = 0; index < count; index++) {
    number = number << 8 | tiff[place + (size_t)(is_little ? count - 1 - index : index)];
  }
  return number;
}

// The orientation in EXIF data, which begin with a mark and are a small TIFF file; 1 without any.
static int exif_orientation(const uint8_t *data, size_t count) {
  static const uint8_t mark[6] = {'E', 'x', 'i', 'f', 0, 0};
  static const uint32_t orientation_tag = 0x0112;
  if (count < 14 || memcmp(data, mark, sizeof mark) != 0) return 1;
  const uint8_t *tiff = data + sizeof mark;
  size_t length = count - sizeof mark, entries = tiff_number(tiff, 4, 4);
  if (entries > length || length - entries < 2) return 1;
  size_t number = tiff_number(tiff, entries, 2);
  for (size_t index = 0; index < number; index++) {
    size_t entry = entries + 2 + index * 12;
    if (length < 12 || entry > length - 12) return 1;
    if (tiff_number(tiff, entry, 2) != orientation_tag) continue;
    uint32_t orientation = tiff_number(tiff, entry + 8, 2);
    return orientation >= 1 && orientation <= 8 ? (int)orientation : 1;
  }
  return 1;
}

// The coarsest of the scales that libjpeg has for nothing and that leaves enough pixels.
static unsigned coarsest_scale(uint32_t width, uint32_t height, struct limits limits) {
  for (unsigned scale = 8; scale > 1; scale /= 2) {
    if (width / scale >= limits.width && height / scale >= limits.height) return scale;
  }
  return 1;
}

// Turns a row of cyan, magenta, yellow and black into red, green and blue. Adobe writes both ways round.
static void make_rgb(uint8_t *row, uint32_t width, bool is_inverted) {
  for (uint32_t x = 0; x < width; x++) {
    uint32_t black = is_inverted ? row[x * 4 + 3] : 255 - row[x * 4 + 3];
    for (int part = 0; part < 3; part++) {
      uint32_t ink = is_inverted ? row[x * 4 + part] : 255 - row[x * 4 + part];
      row[x * 3 + part] = (uint8_t)(ink * black / 255);
    }
  }
}

static enum picture_ending read_jpeg(
    const uint8_t *bytes, size_t count, struct limits limits, struct picture *picture) {
  struct jpeg_decompress_struct info;
  struct jpeg_trouble trouble;
  struct shrinking shrinking = {0};
  // Both are read again after the jump.
  uint8_t *volatile row = NULL;
  info.err = jpeg_std_error(&trouble.manager);
  trouble.manager.error_exit = leave_jpeg;
  trouble.manager.emit_message = say_nothing;
  trouble.lacks_memory = false;
  if (setjmp(trouble.way_out)) {
    jpeg_destroy_decompress(&info);
    free(row);
    end_shrinking(&shrinking, NULL);
    return trouble.lacks_memory ? PICTURE_NO_MEMORY : PICTURE_BROKEN;
  }
  jpeg_create_decompress(&info);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  if (is_too_large(info.image_width, info.image_height, limits)) {
    jpeg_destroy_decompress(&info);
    return PICTURE_TOO_LARGE;
  }
  picture->orientation = 1;
  for (jpeg_saved_marker_ptr marker = info.marker_list; marker; marker = marker->next) {
    int orientation = exif_orientation(marker->data, marker->data_length);
    if (orientation != 1) picture->orientation = orientation;
  }
  bool has_ink = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = has_ink ? JCS_CMYK : JCS_RGB;
  info.scale_num = 1;
  info.scale_denom = coarsest_scale(info.image_width, info.image_height, limits);
  jpeg_start_decompress(&info);
  row = malloc((size_t)info.output_width * (has_ink ? 4 : 3));
  if (!row
      || !begin_shrinking(
          &shrinking, info.output_width, info.output_height, limits.width, limits.height)) {
    jpeg_destroy_decompress(&info);
    free(row);
    end_shrinking(&shrinking, NULL);
    return PICTURE_NO_MEMORY;
  }
  while (info.output_scanline < info.output_height) {
    uint32_t y = info.output_scanline;
    JSAMPROW rows[1] = {row};
    jpeg_read_scanlines(&info, rows, 1);
    if (has_ink) make_rgb(row, info.output_width, info.saw_Adobe_marker);
    take_row(&shrinking, y, row, 3);
  }
  end_small_row(&shrinking);
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  free(row);
  end_shrinking(&shrinking, picture);
  return PICTURE_READ;
}

// PNG

struct source {
  const uint8_t *bytes;
  size_t count;
};

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  struct source *source = png_get_io_ptr(png);
  if (count > source->count) png_error(png, "the end");
  memcpy(into, source->bytes, count);
  source->bytes += count;
  source->count -= count;
}

static void leave_png(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void say_nothing_of_png(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static enum picture_ending read_png(
    const uint8_t *bytes, size_t count, struct limits limits, struct picture *picture) {
  struct source source = {bytes, count};
  struct shrinking shrinking = {0};
  // All are read again after the jump.
  uint8_t *volatile pixels = NULL;
  png_bytep *volatile rows = NULL;
  png_infop info = NULL;
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, leave_png, say_nothing_of_png);
  if (png) info = png_create_info_struct(png);
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return PICTURE_NO_MEMORY;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(pixels);
    free(rows);
    end_shrinking(&shrinking, NULL);
    return PICTURE_BROKEN;
  }
  png_set_read_fn(png, &source, read_bytes);
  // Checksums of what only describes the picture don't matter.
  png_set_crc_action(png, PNG_CRC_DEFAULT, PNG_CRC_QUIET_USE);
  png_set_user_limits(png, 1000000, 1000000);
  png_read_info(png, info);
  uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  if (is_too_large(width, height, limits)) {
    png_destroy_read_struct(&png, &info, NULL);
    return PICTURE_TOO_LARGE;
  }
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t length = (size_t)width * 4;
  pixels = malloc(passes > 1 ? length * height : length);
  rows = passes > 1 ? malloc(height * sizeof *rows) : NULL;
  if (!pixels || (passes > 1 && !rows) || png_get_rowbytes(png, info) != length
      || !begin_shrinking(&shrinking, width, height, limits.width, limits.height)) {
    png_destroy_read_struct(&png, &info, NULL);
    free(pixels);
    free(rows);
    end_shrinking(&shrinking, NULL);
    return PICTURE_NO_MEMORY;
  }
  if (passes > 1) {
    for (uint32_t y = 0; y < height; y++) rows[y] = pixels + y * length;
    png_read_image(png, rows);
    for (uint32_t y = 0; y < height; y++) take_row(&shrinking, y, rows[y], 4);
  } else {
    for (uint32_t y = 0; y < height; y++) {
      png_read_row(png, pixels, NULL);
      take_row(&shrinking, y, pixels, 4);
    }
  }
  end_small_row(&shrinking);
  png_destroy_read_struct(&png, &info, NULL);
  free(pixels);
  free(rows);
  picture->orientation = 1;
  end_shrinking(&shrinking, picture);
  return PICTURE_READ;
}

enum picture_ending picture_read(
    const uint8_t *bytes, size_t count, uint32_t most_width, uint32_t most_height,
    uint64_t most_pixels, struct picture *picture) {
  struct limits limits = {most_width, most_height, most_pixels};
  memset(picture, 0, sizeof *picture);
  if (count >= 8 && png_sig_cmp(bytes, 0, 8) == 0) return read_png(bytes, count, limits, picture);
  if (count >= 3 && bytes[0] == 0xFF && bytes[1] == 0xD8 && bytes[2] == 0xFF) {
    return read_jpeg(bytes, count, limits, picture);
  }
  return PICTURE_UNKNOWN;
}
