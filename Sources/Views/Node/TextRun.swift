/// A stretch of text in one style.
package struct TextRun: Hashable, Codable, Sendable {
  package var content: TextContent
  package var style: TextRunStyle
}
