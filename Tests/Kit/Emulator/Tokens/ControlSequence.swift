/// A sequence after `ESC [`: a name and numbers.
struct ControlSequence: Equatable {
  /// The identity of the sequence: its private marker, intermediates and final letter.
  let name: String
  /// The numbers, each with those attached by colons; omitted ones are nil.
  let parameters: [[Int?]]

  /// A parameter that selects something; 0 if omitted.
  func selector(_ index: Int) -> Int {
    parameter(index) ?? 0
  }

  /// A parameter that counts; 1 if omitted or 0.
  func count(_ index: Int) -> Int {
    max(1, selector(index))
  }

  func parameter(_ index: Int) -> Int? {
    parameters.indices.contains(index) ? parameters[index].first ?? nil : nil
  }

  var selectors: [Int] { parameters.map { ($0.first ?? nil) ?? 0 } }
}

extension ControlSequence {
  /// Parses the bytes after `ESC [`, including the final letter; fails if malformed.
  init?(_ bytes: ArraySlice<UInt8>) {
    let mark = bytes.prefix { (0x3C...0x3F).contains($0) }
    let numbers = bytes[mark.endIndex...].prefix { (0x30...0x3B).contains($0) }
    let ending = bytes[numbers.endIndex...]
    guard ending.dropLast().allSatisfy({ $0 < 0x30 }) else { return nil }
    name = String(decoding: mark + ending, as: UTF8.self)
    parameters = Self.parameters(numbers)
  }

  /// Parses numbers, limited as in real terminals so that nothing overflows.
  private static func parameters(_ bytes: ArraySlice<UInt8>) -> [[Int?]] {
    guard !bytes.isEmpty else { return [] }
    var parameters: [[Int?]] = []
    var parts: [Int?] = []
    var number: Int?
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"):
        parameters.append(parts + [number])
        (parts, number) = ([], nil)
      case UInt8(ascii: ":"):
        parts.append(number)
        number = nil
      default: number = min(65_535, (number ?? 0) * 10 + Int(byte) - 0x30)
      }
    }
    return parameters + [parts + [number]]
  }
}

extension ControlSequence: CustomStringConvertible {
  var description: String {
    let mark = name.prefix { "<=>?".contains($0) }
    let numbers = parameters.map { parts in
      parts.map { part in part.map { number in "\(number)" } ?? "" }.joined(separator: ":")
    }
    return "\\E[\(mark)\(numbers.joined(separator: ";"))\(name.dropFirst(mark.count))"
  }
}
