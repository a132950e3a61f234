/// What follows a command: as many words as its operands allow, and what its options say.
package struct Arguments: Equatable, Sendable {
  package internal(set) var words: [String] = []
  var options: [String: String] = [:]

  /// The value of an option, empty for one that has none; nil if it isn't given.
  package subscript(option: String) -> String? { options[option] }

  package var hasNoOptions: Bool { options.isEmpty }

  package func has(_ option: String) -> Bool { options[option] != nil }
}
