/// A format of `--format`: text with the names of fields in braces; doubled braces stand for
/// themselves.
struct InlineFormat: Hashable {
  private enum Part: Hashable {
    case text(String)
    case field(String)
  }

  /// Why a text is no format.
  enum Fault: Error, Hashable {
    case openBrace
    case unknownField(String)
  }

  private var parts: [Part] = []

  init(_ text: String, fields: [String]) throws(Fault) {
    var rest = text[...]
    while let sign = rest.popFirst() {
      guard sign == "{" || sign == "}" else {
        parts.append(.text(String(sign)))
        continue
      }
      if rest.first == sign {
        parts.append(.text(String(rest.removeFirst())))
        continue
      }
      guard sign == "{", let end = rest.firstIndex(of: "}") else { throw .openBrace }
      let name = String(rest[..<end])
      guard fields.contains(name) else { throw .unknownField(name) }
      parts.append(.field(name))
      rest = rest[end...].dropFirst()
    }
  }

  /// The line in this format; fields that it lacks are empty.
  func text(of line: InlineLine) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let name): line[name] ?? ""
      }
    }.joined()
  }
}
