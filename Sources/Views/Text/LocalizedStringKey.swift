import System

/// A text to look up in the language's strings, with values filled in.
public struct LocalizedStringKey: Sendable {
  /// The text with `%@`, `%lld` and so on in place of the values.
  let key: String
  let arguments: [[TextPiece]]

  public init(_ value: String) {
    self.init(format: value.escapingPercents(), arguments: [])
  }

  init(format: String, arguments: [[TextPiece]]) {
    (key, self.arguments) = (format, arguments)
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
}

extension LocalizedStringKey {
  /// The translation with its values filled in.
  func pieces(in strings: StringTable) -> [TextPiece] {
    let format = strings[key] ?? key
    return FormatString(parsing: format).parts.flatMap { part in
      switch part {
      case .literal(let text): [TextPiece(content: .plain(.verbatim(text)))]
      case .argument(let index): arguments.indices.contains(index) ? arguments[index] : []
      }
    }
  }
}

extension String {
  /// The text as a format that stands for itself.
  func escapingPercents() -> String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    return split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}
