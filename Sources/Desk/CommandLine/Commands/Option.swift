/// A flag of an action.
package struct Option: Hashable, Sendable {
  let name: String
  /// The placeholder of the value; nil if the flag takes none.
  let placeholder: String?
  let summary: String

  package init(_ name: String, _ placeholder: String? = nil, summary: String) {
    (self.name, self.placeholder, self.summary) = (name, placeholder, summary)
  }

  /// The flag as typed, without a value.
  var written: String { "--\(name)" }

  /// The flag as shown in help.
  var synopsis: String { placeholder.map { "\(written) \($0)" } ?? written }
}
