public import FoundationEssentials
public import WidgetIntents

/// Words, numbers and dates, in one style or in several.
public struct Text: View, Sendable {
  var pieces: [TextPiece]

  init(pieces: [TextPiece]) {
    self.pieces = pieces
  }

  init(_ content: TextContent) {
    pieces = [TextPiece(content: .plain(content))]
  }

  public init(_ key: LocalizedStringKey) {
    pieces = [TextPiece(content: .localized(key))]
  }

  public init(verbatim text: String) {
    self.init(.verbatim(text))
  }

  @_disfavoredOverload
  public init(_ text: some StringProtocol) {
    self.init(.verbatim(String(text)))
  }

  public init(_ image: Image) {
    self.init(.symbol(name: image.name))
  }

  public static func + (left: Text, right: Text) -> Text {
    Text(pieces: left.pieces + right.pieces)
  }

  public static func _archive(_ view: Text, into archive: inout Archive) {
    archive.add(.text(view.node(in: archive.environment)))
  }

  /// The part of a text that is cut if it is too long.
  public enum TruncationMode: String, Hashable, Codable, Sendable {
    case head, middle, tail
  }

  /// A conversion to upper or lower case.
  public enum Case: String, Hashable, Codable, Sendable {
    case uppercase, lowercase
  }
}

extension View {
  /// Counts hours to 24 or twice to 12, whatever is usual on the screen; nil leaves them.
  @ViewBuilder package func counting24Hours(_ counts: Bool?) -> some View {
    if let counts {
      environment(\.is24Hour, counts).environment(\.chosen24Hour, counts)
    } else {
      self
    }
  }
}

extension Text {
  /// The text as set in an environment.
  func node(in environment: EnvironmentValues) -> TextNode {
    TextNode(
      runs: pieces.flatMap { $0.runs(in: environment) },
      alignment: environment.multilineTextAlignment,
      lineLimit: environment.lineLimit,
      truncation: environment.truncationMode,
      minimumScale: environment.minimumScaleFactor,
      transition: environment.contentTransition,
      redaction: environment.redaction)
  }
}

extension TextPiece {
  fileprivate func runs(in environment: EnvironmentValues) -> [TextRun] {
    switch content {
    case .plain(let content):
      [TextRun(content: content.timed(in: environment), style: style.resolved(in: environment))]
    case .localized(let key):
      key.pieces(in: environment.strings).flatMap { piece in
        TextPiece(content: piece.content, style: piece.style.within(style)).runs(in: environment)
      }
    }
  }
}

extension TextContent {
  /// The same with the hours that the environment has chosen.
  fileprivate func timed(in environment: EnvironmentValues) -> TextContent {
    guard let is24Hour = environment.chosen24Hour else { return self }
    switch self {
    case .formatted(let date, var format):
      format.is24Hour = is24Hour
      return .formatted(date, format: format)
    case .date(let date, style: .time):
      var format = DateFormat.dateTime.hour().minute()
      format.is24Hour = is24Hour
      return .formatted(date, format: format)
    default: return self
    }
  }
}

extension TextPiece.Overrides {
  fileprivate func resolved(in environment: EnvironmentValues) -> TextRunStyle {
    TextRunStyle(
      font: resolvedFont(in: environment),
      paint: foreground?.paint(in: environment) ?? environment.foreground,
      isItalic: isItalic ?? environment.isItalic,
      isUnderlined: isUnderlined ?? environment.isUnderlined,
      isStruckThrough: isStruckThrough ?? environment.isStruckThrough,
      textCase: environment.textCase,
      tracking: (tracking ?? environment.tracking).storable)
  }

  private func resolvedFont(in environment: EnvironmentValues) -> Font {
    var font = environment.resolved(font ?? environment.font ?? .body)
    font.weight = weight ?? font.weight
    font.width = width ?? font.width
    font.design = design ?? font.design
    font.isItalic = isItalic ?? font.isItalic
    font.hasMonospacedDigits = hasMonospacedDigits ?? font.hasMonospacedDigits
    return font
  }
}

extension Text {
  /// A way to show a date; the last three count by themselves.
  public enum DateStyle: String, Hashable, Codable, Sendable {
    case date, time, relative, offset, timer
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style: style))
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(.interval(from: dates.lowerBound, to: dates.upperBound))
  }

  public init(_ date: Date, format: DateFormat) {
    self.init(.formatted(date, format: format))
  }

  /// The current date, kept up to date.
  public init(_ source: TimeDataSource<Date>, format: DateFormat) {
    self.init(.formatted(nil, format: format))
  }

  /// A date relative to now, kept up to date.
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateReference) {
    self.init(.reference(format))
  }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        TextContent.Timer(
          from: timerInterval.lowerBound, to: timerInterval.upperBound, pause: pauseTime,
          countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A value that changes with time.
public struct TimeDataSource<Value>: Sendable {}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource() }
}

extension Text {
  /// Disfavored, so that a literal is a `LocalizedStringKey` unless its type says otherwise.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource))
  }
}

extension LocalizedStringKey {
  init(_ resource: LocalizedStringResource) {
    guard !resource.arguments.isEmpty else {
      self.init(resource.key)
      return
    }
    self.init(
      format: resource.key,
      arguments: resource.arguments.map { argument in
        switch argument {
        case .text(let text): Text(verbatim: text).pieces
        case .resource(let resource): Text(resource).pieces
        }
      })
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = width } }

  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }

  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  public func bold(_ isActive: Bool = true) -> Text {
    styled { $0.weight = isActive ? .bold : nil }
  }

  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }

  /// Underlines the text. Terminals draw a solid line in the text's colour, whatever is asked.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.isUnderlined = isActive }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.isStruckThrough = isActive }
  }

  /// Sets the extra distance between drawn letters; text in a row ignores it.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }

  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    styled { $0.foreground = AnyShapeStyle(style) }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color.map { AnyShapeStyle($0) } }
  }

  /// Applies a style to the whole text; pieces with their own style keep it.
  private func styled(_ change: (inout TextPiece.Overrides) -> Void) -> Text {
    var outer = TextPiece.Overrides()
    change(&outer)
    return Text(
      pieces: pieces.map { TextPiece(content: $0.content, style: $0.style.within(outer)) })
  }
}
