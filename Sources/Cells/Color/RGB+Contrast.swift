import Glibc

extension RGB {
  /// The relative luminance, from 0 to 1.
  package var luminance: Double {
    func part(_ byte: UInt8) -> Double { Self.linearParts[Int(byte)] }
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }

  /// The contrast ratio, from 1 for equal colours to 21 for black and white.
  package func contrast(to other: RGB) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  private static let linearParts: [Double] = (0...255).map { byte in
    let part = Double(byte) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
