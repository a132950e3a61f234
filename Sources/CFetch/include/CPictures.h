#pragma once

#include <stddef.h>
#include <stdint.h>

// How the reading of a picture ends.
enum picture_ending {
  PICTURE_READ,
  // Neither a PNG nor a JPEG.
  PICTURE_UNKNOWN,
  PICTURE_BROKEN,
  // It has more pixels than are read.
  PICTURE_TOO_LARGE,
  PICTURE_NO_MEMORY,
};

// A small copy of a picture: red, green and blue bytes, row by row, to be freed with free().
struct picture {
  uint8_t *pixels;
  uint32_t width;
  uint32_t height;
  // How it is to be turned and mirrored, from 1 (not at all) to 8, as EXIF numbers it.
  int orientation;
};

// Reads the bytes of a PNG or JPEG file and makes it at most so wide and so high, each pixel the mean
// of those that it stands for. It never grows.
enum picture_ending picture_read(
    const uint8_t *bytes, size_t count, uint32_t most_width, uint32_t most_height,
    uint64_t most_pixels, struct picture *picture);
