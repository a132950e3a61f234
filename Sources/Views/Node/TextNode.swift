package import FoundationEssentials

/// Runs of text and their layout.
package struct TextNode: Hashable, Codable, Sendable {
  package var runs: [TextRun]
  package var alignment: TextAlignment
  package var lineLimit: Int?
  package var truncation: Text.TruncationMode
  package var minimumScale: Double
  package var transition: ContentTransition
  /// Why it isn't shown; nil if it is.
  package var redaction: Redaction?

  package init(
    runs: [TextRun], alignment: TextAlignment = .leading, lineLimit: Int? = nil,
    truncation: Text.TruncationMode = .tail, minimumScale: Double = 1,
    transition: ContentTransition = .identity, redaction: Redaction? = nil
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.minimumScale = minimumScale
    self.transition = transition
    self.redaction = redaction
  }

  package var isRedacted: Bool { redaction != nil }
}

/// The content of a run. Dates become text during layout, because they count.
package enum TextContent: Hashable, Codable, Sendable {
  case verbatim(String)
  case symbol(name: String)
  case date(Date, style: Text.DateStyle)
  case interval(from: Date, to: Date)
  case timer(Timer)
  /// A date, or the current one if nil.
  case formatted(Date?, format: DateFormat)
  case reference(SystemFormatStyle.DateReference)

  /// A time that runs between two dates and stands still before, after and while paused.
  package struct Timer: Hashable, Codable, Sendable {
    package var from: Date
    package var to: Date
    package var pause: Date?
    package var countsDown: Bool
    package var showsHours: Bool
  }
}

/// A stretch of text in one style.
package struct TextRun: Hashable, Codable, Sendable {
  package var content: TextContent
  package var style: TextRunStyle
}

/// The style of a run of text.
package struct TextRunStyle: Hashable, Codable, Sendable {
  package var font: Font
  package var paint: Paint
  package var isItalic: Bool
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  package var textCase: Text.Case?
  /// The extra distance between drawn letters, in points.
  package var tracking: Double

  package init(
    font: Font, paint: Paint, isItalic: Bool = false, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, textCase: Text.Case? = nil, tracking: Double = 0
  ) {
    self.font = font
    self.paint = paint
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.textCase = textCase
    self.tracking = tracking
  }
}
