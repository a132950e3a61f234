package import Cells

/// The position and style of the next glyph.
package struct Cursor: Hashable, Sendable {
  package internal(set) var place = Point.zero
  /// Whether the last column was just written, so that the next glyph wraps.
  package internal(set) var isWrapPending = false
  package internal(set) var style = Style.plain
  var characters = CharacterSets()
}
