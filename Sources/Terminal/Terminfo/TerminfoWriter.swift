/// Writes the parts of a compiled entry in order.
struct TerminfoWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ part: some Sequence<UInt8>) {
    bytes.append(contentsOf: part)
  }

  mutating func put(shorts: [Int]) {
    for short in shorts { put(lowest: 2, of: short) }
  }

  mutating func put(numbers: [Int32]) {
    for number in numbers { put(lowest: 4, of: Int(number)) }
  }

  private mutating func put(lowest count: Int, of number: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  mutating func alignToEven() {
    if !bytes.count.isMultiple(of: 2) { bytes.append(0) }
  }
}
