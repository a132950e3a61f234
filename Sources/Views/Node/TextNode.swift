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
