import System

extension UInt8 {
  /// Whether property names may contain the byte.
  var isOfName: Bool { isDigit || isLetter || self == UInt8(ascii: "-") }
}
