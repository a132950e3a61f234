package import Cells
package import FoundationEssentials
import Ink
package import Views

/// A layout at a later date, between which and its own only digits change, and where they do.
package struct Tick: Sendable {
  package private(set) var box: Box
  /// The date until which it is correct; nil for ever.
  package private(set) var until: Date?
  /// The glyphs of texts that change.
  package private(set) var glyphs: [ChangedGlyph] = []
  /// The drawn letters that change.
  package private(set) var letters: [ChangedLetters] = []

  package struct ChangedGlyph: Sendable {
    package let place: Point
    package let old: Glyph
    package let new: Glyph
  }

  /// The cells in which letters change, the way to their box, and what all letters that may reach into these cells
  /// say. Wherever all of it is the same in one layout, the cells are.
  package struct ChangedLetters: Hashable, Sendable {
    package let area: Rect
    package let path: [Int]
    let columns: Range<Int>
    let words: String
  }

  /// Fails if the layout may be another one at the later date.
  package init?(
    of box: Box, _ boxes: TickingBoxes, saying texts: [TextNode], from surroundings: Surroundings,
    to later: Surroundings
  ) {
    let wordings = texts.compactMap { TickedWording($0, from: surroundings, to: later) }
    guard wordings.count == texts.count else { return nil }
    // What changes is noted on the way.
    self.box = box
    var ticked = box
    for path in boxes.paths {
      let isChanged = ticked.change(at: path[...]) { box in
        tick(&box, at: path, to: later.date, wordings)
      }
      guard isChanged else { return nil }
    }
    (self.box, until) = (ticked, boxes.until(in: ticked))
  }

  /// Brings a box up to date; returns false if it has to be laid out anew.
  private mutating func tick(
    _ box: inout Box, at path: [Int], to date: Date, _ wordings: [TickedWording]
  ) -> Bool {
    guard case .until(let until, let text)? = box.term, until <= date else { return true }
    guard let text, let wording = wordings.first(where: { $0.node == text }),
      let drawing = drawing(of: box, at: path, saying: wording)
    else { return false }
    box.drawing = drawing
    box.words = wording.new.words(of: text)
    box.term = wording.new.until.map { .until($0, showing: text) }
    return true
  }

  private mutating func drawing(
    of box: Box, at path: [Int], saying wording: TickedWording
  ) -> Drawing? {
    guard let old = wording.old.onlyLine, let new = wording.new.onlyLine else { return nil }
    switch box.drawing {
    case .text(let lines, let alignment)?:
      guard lines.count == 1, lines[0].glyphs == old, lines[0].redaction == nil else { return nil }
      let start = alignment.start(of: lines[0].width, in: box.frame.size.width)
      note(old, new, from: box.frame.origin + Point(x: start, y: 0))
      return .text([TextLine(glyphs: new, styles: lines[0].styles)], alignment: alignment)
    case .lettering(let line)?:
      let glyphs = new.map(\.glyph.description)
      guard let ticked = line.saying(glyphs.joined()) else { return nil }
      if let columns = line.columns(ofLettersUnlike: ticked) {
        let frame = box.frame
        let area = Rect(
          x: frame.origin.x + columns.lowerBound, y: frame.origin.y, width: columns.count,
          height: frame.size.height)
        let words = zip(glyphs, ticked.lettering.letters).filter { $1.reaches(columns) }.map(\.0)
        letters.append(
          ChangedLetters(
            area: area.intersection(frame), path: path, columns: columns, words: words.joined()))
      }
      return .lettering(ticked)
    default: return nil
    }
  }

  private mutating func note(_ old: [StyledGlyph], _ new: [StyledGlyph], from start: Point) {
    var place = start
    for (old, new) in zip(old, new) {
      if old != new {
        glyphs.append(ChangedGlyph(place: place, old: old.glyph, new: new.glyph))
      }
      place.x += old.glyph.width
    }
  }
}
