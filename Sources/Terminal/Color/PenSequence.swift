import Cells

/// The sequence that changes a terminal's pen, put together without an array: a frame has a thousand.
struct PenSequence {
  /// Two colours in 24 bits and all attributes take 52.
  private var bytes = InlineArray<64, UInt8>(repeating: 0)
  private(set) var count = 0

  init() {
    append(0x1B)
    append(UInt8(ascii: "["))
  }

  mutating func append(parameter value: Int) {
    if count > 2 { append(UInt8(ascii: ";")) }
    if value >= 100 { append(digit: value / 100) }
    if value >= 10 { append(digit: value / 10 % 10) }
    append(digit: value % 10)
  }

  mutating func append(_ color: TerminalColor, base: Int) {
    switch color {
    case .own: append(parameter: base + 9)
    case .indexed(let index) where index < 8: append(parameter: base + Int(index))
    case .indexed(let index) where index < 16: append(parameter: base + 60 + Int(index) - 8)
    case .indexed(let index):
      append(parameter: base + 8)
      append(parameter: 5)
      append(parameter: Int(index))
    case .direct(let colour):
      append(parameter: base + 8)
      append(parameter: 2)
      append(parameter: Int(colour.red))
      append(parameter: Int(colour.green))
      append(parameter: Int(colour.blue))
    }
  }

  /// Ends the sequence behind other bytes.
  func write(to others: inout [UInt8]) {
    withUnsafeBytes(of: bytes) { others.append(contentsOf: $0[..<count]) }
    others.append(UInt8(ascii: "m"))
  }

  private mutating func append(digit: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  private mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }
}
