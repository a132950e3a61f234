/// The operands and options given to a command.
package struct Arguments: Equatable, Sendable {
  package internal(set) var words: [String] = []
  var options: [String: String] = [:]

  /// The value of an option, empty if it takes none; nil if it isn't given.
  package subscript(option: String) -> String? { options[option] }

  package var hasNoOptions: Bool { options.isEmpty }

  package func has(_ option: String) -> Bool { options[option] != nil }
}
