extension RGB {
  /// The squared perceptual distance. Green counts most; red counts more as both colours get
  /// redder.
  func distance(to other: RGB) -> Int {
    let red = Int(self.red) - Int(other.red)
    let green = Int(self.green) - Int(other.green)
    let blue = Int(self.blue) - Int(other.blue)
    let redness = (Int(self.red) + Int(other.red)) / 2
    return (512 + redness) * red * red + 1024 * green * green + (767 - redness) * blue * blue
  }

  /// The distance from grey, from 0 to 255.
  var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }

  /// Whether it is meant as grey, with at most a shade of a hue.
  var isGrey: Bool { chroma < 32 }

  /// Whether it is a strong yellow.
  var isYellow: Bool { Int(min(red, green)) - Int(blue) >= 128 }

  /// The perceived brightness, from 0 to 255.
  package var luma: Int {
    (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
  }
}
