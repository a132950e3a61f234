import System
import Cells

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

extension Tone {
  init(_ color: RGB) {
    self.init(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
  }

  var color: RGB {
    RGB(red: Self.level(red), green: Self.level(green), blue: Self.level(blue))
  }

  private static func level(_ part: Double) -> UInt8 {
    UInt8(clamping: Int(bounded: max(0, min(255, part)) + 0.5))
  }
}
