/// How a run of text is drawn.
package struct TextStyle: Hashable, Codable, Sendable {
  package var font: Font
  package var paint: Paint
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
}
