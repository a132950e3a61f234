package import Cells
import Glibc

extension RGB {
  /// How bright the colour is to the eye, from 0 to 1.
  package var luminance: Double {
    func part(_ byte: UInt8) -> Double { Self.linearParts[Int(byte)] }
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }

  /// From 1, the same, to 21, black and white.
  package func contrast(to other: RGB) -> Double {
    let (bright, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (bright + 0.05) / (dark + 0.05)
  }

  /// The colour of text on a ground: white, unless it can't be read there.
  static func text(on ground: RGB) -> RGB {
    RGB.white.contrast(to: ground) >= 4.5 ? .white : darkText
  }

  /// The colour moved towards its ground until only a share of their contrast is left; text of the
  /// second and third level can always be read.
  func receding(towards ground: RGB, level: Int) -> RGB {
    guard level > 0 else { return self }
    let wanted = Self.shares[min(level, Self.shares.count) - 1] * contrast(to: ground)
    let goal = level < Self.shares.count ? max(Self.leastContrast, wanted) : max(1.2, wanted)
    var low = 0.0
    var high = 1.0
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if mixed(with: ground, middle).contrast(to: ground) >= goal {
        low = middle
      } else {
        high = middle
      }
    }
    return mixed(with: ground, low)
  }

  private static let darkText = RGB(0x15202E)
  private static let shares = [0.62, 0.42, 0.25]
  private static let leastContrast = 3.0

  private static let linearParts: [Double] = (0...255).map { byte in
    let part = Double(byte) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
