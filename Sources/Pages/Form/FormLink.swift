import FoundationEssentials

/// The target of a click in a form: a question, and one of its choices if it has any.
struct FormLink: Hashable {
  let field: Field.ID
  var choice: Int?

  init(to field: Field.ID, choice: Int? = nil) {
    (self.field, self.choice) = (field, choice)
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let parts = url.absoluteString.split(separator: ":", maxSplits: 2).map(String.init)
    guard parts.count > 1, parts[0] == Self.scheme else { return nil }
    self.init(to: parts[1], choice: parts.count > 2 ? Int(parts[2]) : nil)
  }

  var url: URL? { URL(string: "\(Self.scheme):\(field)\(choice.map { ":\($0)" } ?? "")") }

  private static let scheme = "form"
}
