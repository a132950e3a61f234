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
