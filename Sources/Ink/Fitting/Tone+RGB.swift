import Cells

extension Tone {
  init(_ color: RGB) {
    self.init(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
  }

  var color: RGB {
    RGB(red: Self.level(red), green: Self.level(green), blue: Self.level(blue))
  }

  private static func level(_ part: Double) -> UInt8 {
    UInt8(max(0, min(255, part)) + 0.5)
  }
}
