/// A terminal's description: the sequences that it understands and that its keys send.
///
/// Standard capabilities are found by index, extended ones by name.
package struct TerminfoEntry: Hashable, Sendable {
  /// All names of the terminal, separated by bars.
  package var names: String
  var flags: [Bool]
  var numbers: [Int32]
  var strings: [[UInt8]?]
  package var extendedFlags: [String: Bool] = [:]
  package var extendedNumbers: [String: Int32] = [:]
  package var extendedStrings: [String: [UInt8]] = [:]

  package var name: String {
    String(names.prefix { $0 != "|" })
  }

  package subscript(flag: Flag) -> Bool {
    get { flags.indices.contains(flag.rawValue) && flags[flag.rawValue] }
    set { flags.set(newValue, at: flag.rawValue, padding: false) }
  }

  package subscript(number: Number) -> Int? {
    get {
      guard numbers.indices.contains(number.rawValue) else { return nil }
      return numbers[number.rawValue] < 0 ? nil : Int(numbers[number.rawValue])
    }
    set {
      numbers.set(newValue.flatMap(Int32.init) ?? -1, at: number.rawValue, padding: -1)
    }
  }

  package subscript(text: Text) -> [UInt8]? {
    get { string(at: text.rawValue) }
    set { strings.set(newValue, at: text.rawValue, padding: nil) }
  }

  func string(at index: Int) -> [UInt8]? {
    strings.indices.contains(index) ? strings[index] : nil
  }
}

extension Array {
  fileprivate mutating func set(_ value: Element, at index: Int, padding: Element) {
    if count <= index { append(contentsOf: repeatElement(padding, count: index + 1 - count)) }
    self[index] = value
  }
}
