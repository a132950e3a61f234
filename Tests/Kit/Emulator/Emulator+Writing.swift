import Cells

extension Emulator {
  /// Writes a character, or joins it to the glyph before the cursor; false if it isn't printable.
  mutating func write(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.columns > 0 {
      show(Glyph(scalar))
    } else if scalar.isControl {
      return false
    } else {
      join(scalar)
    }
    return true
  }

  mutating func show(_ glyph: Glyph) {
    let glyph = glyph.width > size.width ? .space : glyph
    if cursor.isWrapPending || cursor.place.x + glyph.width > size.width { makeRoom(for: glyph) }
    if modes.contains(.insert) { grid.insert(glyph.width, at: cursor.place, in: erasedStyle) }
    grid.put(Cell(glyph, cursor.style), at: cursor.place)
    lastGlyph = glyph
    let next = cursor.place.x + glyph.width
    cursor.place.x = min(next, size.width - 1)
    cursor.isWrapPending = next >= size.width && modes.contains(.autowrap)
  }

  /// Wraps to the next row, or stays at the end of this one.
  private mutating func makeRoom(for glyph: Glyph) {
    if modes.contains(.autowrap) {
      moveCursor(to: Point(x: 0, y: cursor.place.y))
      lineFeed()
    } else {
      cursor.place.x = size.width - glyph.width
    }
  }

  private mutating func join(_ mark: Unicode.Scalar) {
    var place = cursor.place
    if !cursor.isWrapPending { place.x -= 1 }
    if place.x > 0, grid[place].isTail { place.x -= 1 }
    guard place.x >= 0 else { return }
    let cell = grid[place]
    grid.put(Cell(cell.glyph.adding(mark: mark), cell.style), at: place)
  }

  mutating func lineFeed() {
    if cursor.place.y == region.upperBound - 1 {
      grid.scroll(region, by: 1, in: erasedStyle)
      cursor.isWrapPending = false
    } else {
      moveCursor(to: cursor.place + Point(x: 0, y: 1))
    }
  }

  mutating func reverseLineFeed() {
    if cursor.place.y == region.lowerBound {
      grid.scroll(region, by: -1, in: erasedStyle)
      cursor.isWrapPending = false
    } else {
      moveCursor(to: cursor.place - Point(x: 0, y: 1))
    }
  }

  /// The style of an erased cell.
  var erasedStyle: Style {
    profile.erasesInColour ? Style(background: cursor.style.background) : .plain
  }
}
