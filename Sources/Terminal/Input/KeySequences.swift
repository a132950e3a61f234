import Cells

/// The keys in a terminal's terminfo entry, by the sequences they send.
package struct KeySequences: Hashable, Sendable {
  private var keys: [[UInt8]: Key] = [:]

  package static let empty = KeySequences()

  init() {}

  package init(_ entry: TerminfoEntry) {
    for (place, key) in Self.standard {
      if let sequence = entry.string(at: place) { add(sequence, key) }
    }
    for (name, sequence) in entry.extendedStrings {
      if let key = Self.extendedKey(name) { add(sequence, key) }
    }
  }

  subscript(sequence: [UInt8]) -> Key? { keys[sequence] }

  private mutating func add(_ sequence: [UInt8], _ key: Key) {
    if sequence.count > 2, sequence.first == 0x1B { keys[sequence] = key }
  }

  /// Parses the name of an extended key such as `kUP5`: a shifted key and the number of its
  /// modifiers; nil if it is unknown.
  private static func extendedKey(_ name: String) -> Key? {
    let stem = name.prefix { !$0.isNumber }
    guard let code = extended[String(stem)] else { return nil }
    return Key(code, Modifiers(parameter: Int(name.dropFirst(stem.count)) ?? 2))
  }

  private static let extended: [String: Key.Code] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
    "kPRV": .pageUp, "kNXT": .pageDown, "kIC": .insert, "kDC": .delete,
  ]

  /// The keys by the index of their standard capability. The second dozen function keys is omitted,
  /// because current terminals use it for the first dozen with modifiers.
  private static let standard: [Int: Key] = [
    55: Key(.backspace), 59: Key(.delete), 61: Key(.down), 66: Key(.function(1)),
    67: Key(.function(10)), 68: Key(.function(2)), 69: Key(.function(3)), 70: Key(.function(4)),
    71: Key(.function(5)), 72: Key(.function(6)), 73: Key(.function(7)), 74: Key(.function(8)),
    75: Key(.function(9)), 76: Key(.home), 77: Key(.insert), 79: Key(.left), 81: Key(.pageDown),
    82: Key(.pageUp), 83: Key(.right), 84: Key(.down, .shift), 85: Key(.up, .shift),
    87: Key(.up), 148: Key(.tab, .shift), 164: Key(.end), 165: Key(.enter),
    191: Key(.delete, .shift), 194: Key(.end, .shift), 199: Key(.home, .shift),
    200: Key(.insert, .shift), 201: Key(.left, .shift), 204: Key(.pageDown, .shift),
    206: Key(.pageUp, .shift), 210: Key(.right, .shift), 216: Key(.function(11)),
    217: Key(.function(12)),
  ]
}
