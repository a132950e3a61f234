/// What begins with `ESC [`: a name and numbers.
struct ControlSequence: Equatable {
  /// What tells the sequence from others: its private mark, intermediates and last letter.
  let name: String
  /// The numbers, each with the parts that colons join to it; one that was left out is nil.
  let parameters: [[Int?]]

  /// A parameter that selects something; what was left out selects 0.
  func selector(_ index: Int) -> Int {
    parameter(index) ?? 0
  }

  /// A parameter that counts; what was left out, or is 0, counts 1.
  func count(_ index: Int) -> Int {
    max(1, selector(index))
  }

  func parameter(_ index: Int) -> Int? {
    parameters.indices.contains(index) ? parameters[index].first ?? nil : nil
  }

  var selectors: [Int] { parameters.map { ($0.first ?? nil) ?? 0 } }
}

extension ControlSequence {
  /// Splits what stands between `ESC [` and the last letter, that included.
  init(_ bytes: ArraySlice<UInt8>) {
    let mark = bytes.prefix { (0x3C...0x3F).contains($0) }
    let numbers = bytes[mark.endIndex...].prefix { (0x30...0x3B).contains($0) }
    let ending = bytes[numbers.endIndex...]
    name = String(decoding: mark + ending, as: UTF8.self)
    let parts = numbers.split(separator: 0x3B, omittingEmptySubsequences: false)
    parameters = (numbers.isEmpty ? [] : parts).map { part in
      part.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
    }
  }

  /// Numbers are cut where real terminals cut them, so that nothing can overflow.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.isEmpty ? nil : digits.reduce(0) { min(65_535, $0 * 10 + Int($1) - 0x30) }
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
