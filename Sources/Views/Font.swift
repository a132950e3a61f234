/// The size in points, weight and design of text.
public struct Font: Hashable, Codable, Sendable {
  package var size: Double
  package var weight: Weight
  package var design = Design.default
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var width = Width.standard
  /// The text's purpose; nil if the size doesn't follow the user's text size.
  package private(set) var textStyle: TextStyle?

  public enum Weight: Int, Hashable, Codable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Design: String, Hashable, Codable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The width of letters relative to their height. Text in a row always has width 1.
  public struct Width: Hashable, Codable, Sendable {
    public var value: Double

    public static let compressed = Width(0.76)
    public static let condensed = Width(0.88)
    public static let standard = Width(1)
    public static let expanded = Width(1.2)

    public init(_ value: Double) {
      self.value = value
    }
  }

  init(size: Double, weight: Weight = .regular, design: Design = .default) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  init(_ style: TextStyle, at typeSize: DynamicTypeSize = .large) {
    self.init(size: style.size(at: typeSize), weight: style.weight)
    textStyle = style
  }

  /// The font at a text size; unchanged if its size is fixed in points. Text that grows by much is bold
  /// too, because a row of a terminal has only one height.
  func scaled(to typeSize: DynamicTypeSize) -> Font {
    guard let textStyle else { return self }
    var font = self
    font.size = textStyle.size(at: typeSize)
    let isBold = !textStyle.isTitle && font.size >= Self.boldGrowth * textStyle.size(at: .large)
    if isBold, weight.rawValue < Weight.semibold.rawValue { font.weight = .semibold }
    return font
  }

  /// From which growth on text is bold.
  private static let boldGrowth = 1.4

  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight ?? .regular, design: design ?? .default)
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style)
    font.design = design ?? font.design
    font.weight = weight ?? font.weight
    return font
  }

  public func bold() -> Font { weight(.bold) }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }
}

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

extension Font.TextStyle {
  /// The size in points at a text size.
  func size(at typeSize: DynamicTypeSize) -> Double { sizes[typeSize.rawValue] }

  /// Apple's sizes for iOS, from the smallest text size to the largest.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
