package import Cells

extension RGB {
  /// The colour of three parts from 0 to 1.
  init(_ red: Double, _ green: Double, _ blue: Double) {
    func byte(_ part: Double) -> UInt8 {
      part.isNaN ? 0 : UInt8(min(max(part * 255, 0), 255).rounded())
    }
    self.init(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// The way from this colour to another, 0 here and 1 there.
  package func mixed(with other: RGB, _ share: Double) -> RGB {
    guard share > 0 else { return self }
    guard share < 1 else { return other }
    // What is never negative is rounded so without a call.
    func byte(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(Double(from) + (Double(to) - Double(from)) * share + 0.5)
    }
    return RGB(
      red: byte(red, other.red), green: byte(green, other.green), blue: byte(blue, other.blue))
  }

  /// The most by which any of the parts differs.
  func distance(to other: RGB) -> Int {
    func difference(_ left: UInt8, _ right: UInt8) -> Int { abs(Int(left) - Int(right)) }
    return max(
      difference(red, other.red), difference(green, other.green), difference(blue, other.blue))
  }
}
