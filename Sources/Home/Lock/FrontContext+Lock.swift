import Cells
import FoundationEssentials
import Layout
import Views

extension FrontContext {
  /// The sky of the Lock Screen; nil where another wallpaper or the terminal's own background is shown.
  func lockSky(on plan: LockPlan) -> Slot? {
    guard presentation.preferences.lockWallpaper == .sky, presentation.shownWallpaper != .terminal
    else { return nil }
    let sky = Double(plan.horizon) / Double(max(1, size.height))
    var slot = Slot(
      SlotID("wallpaper"), .chrome(archived(LockSky(sky: sky))),
      in: Rect(origin: .zero, size: size))
    slot.part = .wallpaper
    return slot
  }

  /// The large clock; nil if there is no room for it.
  func lockClock(on plan: LockPlan, at date: Date) -> Slot? {
    plan.clock.map { frame in
      let clock = LockClock(rows: frame.size.height, at: date)
      return Slot(SlotID("clock"), .chrome(archived(clock)), in: frame)
    }
  }

  /// The rows of a date drawn with strokes; one where the blocks are too coarse for it.
  var dateRows: Int {
    switch presentation.surroundings.glyphs {
    case .octant, .sextant: 4
    case .quadrant, .half, .ascii: 1
    }
  }

  /// The date in the middle of its rows, or up to a column where something stands beside it.
  func lockDate(in row: Rect, endingAt end: Int?, at date: Date) -> Slot {
    let content = archived(LockDate(rows: row.size.height))
    // A comma may hang below the row, where nothing else is.
    let most = Size(width: row.size.width, height: row.size.height + (row.size.height > 1 ? 1 : 0))
    let natural = size(of: content, upTo: Size(width: .max, height: .max), at: date)
    let (width, height) = (min(most.width, natural.width), min(most.height, natural.height))
    let middle = row.origin.x + (row.size.width - width) / 2
    let start = end.map { max(row.origin.x, $0 - width) } ?? middle
    return Slot(
      SlotID("date"), .chrome(content),
      in: Rect(x: start, y: row.origin.y, width: width, height: max(row.size.height, height)))
  }

  func size(of content: TileContent, upTo most: Size, at date: Date) -> Size {
    let size = content.content.size(in: presentation.at(date).surroundings, upTo: most)
    return Size(width: min(size.width, most.width), height: min(size.height, most.height))
  }

  func columns(of content: TileContent, at date: Date) -> Int {
    content.content.size(in: presentation.at(date).surroundings).width
  }
}
