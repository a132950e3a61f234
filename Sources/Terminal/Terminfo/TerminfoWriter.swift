/// Writes the parts of a compiled entry in order.
struct TerminfoWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ part: some Sequence<UInt8>) {
    bytes.append(contentsOf: part)
  }

  mutating func put(shorts: [Int]) {
    for short in shorts {
      let word = UInt16(truncatingIfNeeded: short)
      put([UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8)])
    }
  }

  mutating func put(numbers: [Int32]) {
    for number in numbers {
      let word = UInt32(bitPattern: number)
      put((0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) })
    }
  }

  mutating func alignToEven() {
    if !bytes.count.isMultiple(of: 2) { bytes.append(0) }
  }
}
