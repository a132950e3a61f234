extension RGB {
  /// How far apart two colours look, squared: green counts most, and red the more the redder both
  /// are.
  func distance(to other: RGB) -> Int {
    let red = Int(self.red) - Int(other.red)
    let green = Int(self.green) - Int(other.green)
    let blue = Int(self.blue) - Int(other.blue)
    let redness = (Int(self.red) + Int(other.red)) / 2
    return (512 + redness) * red * red + 1024 * green * green + (767 - redness) * blue * blue
  }

  /// How far from grey, from 0 to 255.
  var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }

  /// How bright a colour looks, from 0 to 255.
  package var luma: Int {
    (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
  }
}
