extension Font {
  /// What a text is for; each has a size and a weight of its own.
  public enum TextStyle: String, Hashable, Codable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var font: Font {
      switch self {
      case .largeTitle: Font(size: 34)
      case .title: Font(size: 28)
      case .title2: Font(size: 22)
      case .title3: Font(size: 20)
      case .headline: Font(size: 17, weight: .semibold)
      case .subheadline: Font(size: 15)
      case .body: Font(size: 17)
      case .callout: Font(size: 16)
      case .footnote: Font(size: 13)
      case .caption: Font(size: 12)
      case .caption2: Font(size: 11)
      }
    }
  }

  public static let largeTitle = TextStyle.largeTitle.font
  public static let title = TextStyle.title.font
  public static let title2 = TextStyle.title2.font
  public static let title3 = TextStyle.title3.font
  public static let headline = TextStyle.headline.font
  public static let subheadline = TextStyle.subheadline.font
  public static let body = TextStyle.body.font
  public static let callout = TextStyle.callout.font
  public static let footnote = TextStyle.footnote.font
  public static let caption = TextStyle.caption.font
  public static let caption2 = TextStyle.caption2.font
}
