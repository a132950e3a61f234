import Cells

extension Emulator {
  mutating func edited(by sequence: ControlSequence) -> Bool {
    let place = cursor.place
    let count = sequence.count(0)
    switch sequence.name {
    case "J": return eraseScreen(sequence.selector(0))
    case "K": return eraseRow(sequence.selector(0))
    case "X": grid.erase(place.x..<place.x + count, row: place.y, in: erasedStyle)
    case "@": grid.insert(count, at: place, in: erasedStyle)
    case "P": grid.delete(count, at: place, in: erasedStyle)
    case "L": scrollFromCursor(by: -count)
    case "M": scrollFromCursor(by: count)
    case "S": grid.scroll(region, by: count, in: erasedStyle)
    case "T" where sequence.parameters.count <= 1:
      grid.scroll(region, by: -count, in: erasedStyle)
    case "b": repeatGlyph(count)
    case "r": setRegion(top: sequence.count(0) - 1, bottom: sequence.parameter(1) ?? 0)
    case "g": return clearTabs(sequence.selector(0))
    default: return false
    }
    if sequence.name != "b" { cursor.isWrapPending = false }
    return true
  }

  private mutating func eraseScreen(_ part: Int) -> Bool {
    switch part {
    case 0: eraseRows(cursor.place.y + 1..<size.height)
    case 1: eraseRows(0..<cursor.place.y)
    case 2: eraseRows(0..<size.height)
    // There is no scrollback to erase.
    case 3: break
    default: return false
    }
    return part > 1 || eraseRow(part)
  }

  private mutating func eraseRows(_ rows: Range<Int>) {
    for y in rows { grid.erase(0..<size.width, row: y, in: erasedStyle) }
    cursor.isWrapPending = false
  }

  private mutating func eraseRow(_ part: Int) -> Bool {
    let columns: [Range<Int>] = [
      cursor.place.x..<size.width, 0..<cursor.place.x + 1, 0..<size.width,
    ]
    guard columns.indices.contains(part) else { return false }
    grid.erase(columns[part], row: cursor.place.y, in: erasedStyle)
    cursor.isWrapPending = false
    return true
  }

  private mutating func scrollFromCursor(by distance: Int) {
    guard region.contains(cursor.place.y) else { return }
    grid.scroll(cursor.place.y..<region.upperBound, by: distance, in: erasedStyle)
    moveCursor(to: Point(x: 0, y: cursor.place.y))
  }

  private mutating func repeatGlyph(_ count: Int) {
    guard let lastGlyph else { return }
    for _ in 0..<min(count, size.area) { show(lastGlyph) }
  }

  private mutating func setRegion(top: Int, bottom: Int) {
    let bottom = bottom == 0 ? size.height : min(bottom, size.height)
    guard top < bottom - 1 || size.height == 1 else { return }
    region = size.height == 1 ? 0..<1 : top..<bottom
    moveCursor(to: Point(x: 0, y: modes.contains(.origin) ? region.lowerBound : 0))
  }

  private mutating func clearTabs(_ part: Int) -> Bool {
    switch part {
    case 0: tabs.remove(cursor.place.x)
    case 3: tabs = []
    default: return false
    }
    return true
  }
}
