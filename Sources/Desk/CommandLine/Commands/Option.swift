/// A flag of an action.
package struct Option: Hashable, Sendable {
  let name: String
  /// The placeholder of the value; nil if the flag takes none.
  let placeholder: String?
  let explanation: Explanation

  package init(
    _ name: String, _ placeholder: String? = nil, values: [String] = [], summary: String,
    usual: String? = nil, detail: String? = nil
  ) {
    (self.name, self.placeholder) = (name, placeholder)
    explanation = Explanation(
      summary: summary, usual: usual, values: values, details: [detail].compactMap(\.self))
  }

  /// The flag as typed, without a value.
  var written: String { "--\(name)" }

  /// The flag as shown in help.
  var synopsis: String { placeholder.map { "\(written) \($0)" } ?? written }
}
