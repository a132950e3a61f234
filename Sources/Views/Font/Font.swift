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
