package import Cells

/// Where the next glyph goes, and how it will be drawn.
package struct Cursor: Hashable, Sendable {
  package internal(set) var place = Point.zero
  /// Whether the last column was just written, so that the next glyph goes to the next row.
  package internal(set) var isWrapPending = false
  package internal(set) var style = Style.plain
  var characters = CharacterSets()
}
