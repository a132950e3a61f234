/// A flag of one action of a command.
package struct Option: Hashable, Sendable {
  let name: String
  /// What stands for its value; nil for one that has none.
  let placeholder: String?
  let summary: String

  package init(_ name: String, _ placeholder: String? = nil, summary: String) {
    (self.name, self.placeholder, self.summary) = (name, placeholder, summary)
  }

  /// As it is typed, without its value.
  var written: String { "--\(name)" }

  /// As help shows it.
  var synopsis: String { placeholder.map { "\(written) \($0)" } ?? written }
}
