extension View {
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil)
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the smallest scale for text that is too long. Drawn letters shrink to it before they are
  /// condensed; without it, they are condensed first. Text in a row has only one size, and ends
  /// with an ellipsis if it is too long.
  ///
  /// A number is never truncated if smaller, narrower or thinner letters can show all of it.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.isUnderlined, isActive)
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.isStruckThrough, isActive)
  }

  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.tracking, tracking)
  }

  public func kerning(_ kerning: CGFloat) -> some View {
    tracking(kerning)
  }

  /// Drawn letters are always condensed if there is too little room; text in a row never is.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

extension View {
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.fontWidth, width)
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  public func monospacedDigit() -> some View {
    transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }
}

extension EnvironmentValues {
  var resolvedFont: Font { resolved(font ?? .body) }

  /// The font with the weight, width, design and text size set around it.
  func resolved(_ font: Font) -> Font {
    var font = font.scaled(to: dynamicTypeSize)
    font.weight = fontWeight ?? font.weight
    font.width = fontWidth ?? font.width
    font.design = fontDesign ?? font.design
    font.isItalic = font.isItalic || isItalic
    return font
  }
}

/// The way changed content replaces the old.
public struct ContentTransition: Hashable, Codable, Sendable {
  package var kind: Kind
  /// The number that the content shows; nil if unknown. It decides whether to count up or down.
  package var value: Double?

  package enum Kind: String, Hashable, Codable, Sendable {
    case identity, opacity, interpolate, numeric, numericDown, symbolEffect
  }

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: countsDown ? .numericDown : .numeric)
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numeric, value: value.isFinite ? value : nil)
  }
}

extension ContentTransition {
  /// Whether digits roll.
  package var isNumeric: Bool { kind == .numeric || kind == .numericDown }

  /// Whether to count down from the content of an older transition.
  package func countsDown(from old: ContentTransition) -> Bool {
    guard let value, let before = old.value else { return kind == .numericDown }
    return value < before
  }
}
