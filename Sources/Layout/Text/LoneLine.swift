package import Cells
package import FoundationEssentials
package import Views

/// A line of text that is all of a layout, such as a clock's: as time passes, mostly only some of its glyphs
/// change, which needn't be laid out and coloured anew.
package struct LoneLine: Sendable {
  private let node: TextNode
  private var glyphs: [StyledGlyph]
  private let start: Point
  private let clip: Rect

  /// The line of a layout at a place on a canvas. Fails if there is anything else, or if the text isn't
  /// shown as it is.
  package init?(_ node: Node, laidOutAs layout: Box, at origin: Point) {
    guard case .text(let text) = node, !text.isRedacted, layout.children.count == 1,
      case .text(let lines, let alignment)? = layout.children[0].drawing, lines.count == 1
    else { return nil }
    let frame = layout.children[0].frame
    (self.node, glyphs) = (text, lines[0].glyphs)
    start =
      origin + frame.origin
      + Point(x: alignment.start(of: lines[0].width, in: frame.size.width), y: 0)
    clip = frame.intersection(layout.frame).offset(by: origin)
  }

  /// Writes the text of another date on a canvas that shows the line; returns the date until which it
  /// holds, or nil if the text would stand elsewhere or never change again, for which it writes nothing.
  package mutating func rewrite(
    on canvas: inout Canvas, in surroundings: Surroundings
  ) -> Date? {
    let wording = TextWording(node, in: surroundings)
    guard let until = wording.until, let line = wording.onlyLine, line.last?.isSpace == false,
      !wording.styles.allSatisfy(\.font.isLarge), line.count == glyphs.count,
      line.indices.allSatisfy({ line[$0].stands(as: glyphs[$0]) })
    else { return nil }
    var place = start
    for (old, new) in zip(glyphs, line) {
      if old != new {
        canvas.put(
          new.glyph, canvas[place.x, place.y].style, at: place, clippedTo: clip)
      }
      place.x += new.glyph.width
    }
    glyphs = line
    return until
  }
}

extension StyledGlyph {
  /// Whether it takes the place of another one and has its colours.
  fileprivate func stands(as other: StyledGlyph) -> Bool {
    style == other.style && glyph.width == other.glyph.width
  }
}
