/// A colour to calculate with: three components from 0 to 255.
struct Tone: Hashable {
  var red: Double
  var green: Double
  var blue: Double

  static let black = Tone(red: 0, green: 0, blue: 0)
  static let white = Tone(red: 255, green: 255, blue: 255)

  func mixed(with other: Tone, _ share: Double) -> Tone {
    Tone(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }

  static func + (left: Tone, right: Tone) -> Tone {
    Tone(red: left.red + right.red, green: left.green + right.green, blue: left.blue + right.blue)
  }

  static func - (left: Tone, right: Tone) -> Tone {
    Tone(red: left.red - right.red, green: left.green - right.green, blue: left.blue - right.blue)
  }

  static func * (tone: Tone, factor: Double) -> Tone {
    Tone(red: tone.red * factor, green: tone.green * factor, blue: tone.blue * factor)
  }

  func dot(_ other: Tone) -> Double {
    red * other.red + green * other.green + blue * other.blue
  }

  /// The squared length of the colour as a vector.
  var square: Double { dot(self) }
}
