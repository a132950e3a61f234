/// A flag of an action.
package struct Option: Sendable {
  let name: String
  /// The placeholder of the value; nil if the flag takes none.
  let placeholder: String?
  /// What may be given, if it is one of some words.
  let values: [String]
  /// What holds without it, if that can be typed.
  let usual: String?
  let suggestions: Suggestions

  package init(
    _ name: String, _ placeholder: String? = nil, values: [String] = [], usual: String? = nil,
    suggesting suggestions: Suggestions = .none
  ) {
    (self.name, self.placeholder) = (name, placeholder)
    (self.values, self.usual, self.suggestions) = (values, usual, suggestions)
  }

  /// The flag as typed, without a value.
  var written: String { "--\(name)" }

  /// The flag as shown in help.
  var synopsis: String { placeholder.map { "\(written) \($0)" } ?? written }
}
