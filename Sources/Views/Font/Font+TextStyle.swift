extension Font {
  /// The purpose of a text; each has its own size and weight.
  public enum TextStyle: String, Hashable, Codable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var weight: Weight { self == .headline ? .semibold : .regular }

    /// Whether the text is a title rather than running text.
    package var isTitle: Bool {
      switch self {
      case .largeTitle, .title, .title2, .title3: true
      case .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2: false
      }
    }
  }

  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)
}
