import System
package import Cells

extension RGB {
  /// The colour with components from 0 to 1; others are clamped, NaN is 0.
  init(_ red: Double, _ green: Double, _ blue: Double) {
    func byte(_ part: Double) -> UInt8 {
      part.isNaN ? 0 : UInt8(clamping: Int(bounded: min(max(part * 255, 0), 255).rounded()))
    }
    self.init(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// The colour a share of the way to another: 0 is this one, 1 the other.
  package func mixed(with other: RGB, _ share: Double) -> RGB {
    guard share > 0 else { return self }
    guard share < 1 else { return other }
    // Adding 0.5 rounds non-negative numbers without a function call.
    func byte(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(clamping: Int(bounded: Double(from) + (Double(to) - Double(from)) * share + 0.5))
    }
    return RGB(
      red: byte(red, other.red), green: byte(green, other.green), blue: byte(blue, other.blue))
  }

  /// The largest difference between their components.
  func distance(to other: RGB) -> Int {
    func difference(_ left: UInt8, _ right: UInt8) -> Int { abs(Int(left) - Int(right)) }
    return max(
      difference(red, other.red), difference(green, other.green), difference(blue, other.blue))
  }
}
