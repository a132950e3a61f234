import Cells
import FoundationEssentials
import Layout

/// The digits in a tile that change with time, which are written in the place of those before.
struct TickingPicture: Sendable {
  private var layout: KeptLayout
  /// The room of the tile without its letters that change; nil until one of them has.
  private var ground: Canvas?
  /// The letters that have been drawn, for digits come again.
  private var drawn: [Tick.ChangedLetters: Canvas] = [:]
  /// The cells of all of them.
  private var drawnArea = 0

  /// Fails if nothing in the tile changes, or not only digits do, or something lies on them.
  init?(of subject: TileSubject, laidOutAs layout: KeptLayout) {
    guard subject.content != nil, subject.glyphs == nil, layout.boxes != nil else { return nil }
    self.layout = layout
  }

  /// The date until which the digits are right; nil for ever.
  var until: Date? { layout.until }

  /// The pictures of the tile with and without its edge, for a later date, where all of the wallpaper is
  /// given; nil if they have to be painted anew.
  mutating func tick(
    _ shown: Canvas, _ plain: Canvas?, of subject: TileSubject, on wallpaper: Canvas,
    by presentation: Presentation
  ) -> (shown: Canvas, plain: Canvas?)? {
    guard let ticked = layout.ticked(by: presentation) else { return nil }
    layout = ticked.layout
    let room = layout.layout.room
    var canvases = TwinCanvas(shown: shown, plain: plain)
    for change in ticked.tick.glyphs {
      let place = change.place + room.origin
      guard !room.contains(place) || canvases.replace(change.old, by: change.new, at: place)
      else { return nil }
    }
    for letters in ticked.tick.letters {
      guard draw(letters, of: subject, on: &canvases, over: wallpaper, by: presentation)
      else { return nil }
    }
    return (canvases.shown, canvases.plain)
  }

  /// Draws letters; returns false if they don't stand alone: without colours, what is drawn takes the
  /// cells around it, too.
  private mutating func draw(
    _ letters: Tick.ChangedLetters, of subject: TileSubject, on canvases: inout TwinCanvas,
    over wallpaper: Canvas, by presentation: Presentation
  ) -> Bool {
    guard case .content(let content, let part) = subject.matter else { return false }
    let look = content.look(by: presentation, as: part)
    guard subject.signs.isEmpty, look.depth != .mono, !look.separatesSurfaces else { return false }
    let ground = ground ?? self.ground(of: subject, over: wallpaper, by: presentation)
    self.ground = ground
    let area = letters.area.intersection(ground.bounds)
    let picture = drawn[letters] ?? draw(letters, in: area, over: ground, look: look)
    return canvases.replace(area.offset(by: layout.layout.room.origin), by: picture)
  }

  private mutating func draw(
    _ letters: Tick.ChangedLetters, in area: Rect, over ground: Canvas, look: Look
  ) -> Canvas {
    var canvas = ground
    layout.layout.content.only(at: letters.path).paint(on: &canvas, look: look, clippedTo: area)
    let picture = canvas.cropped(to: area)
    drawnArea += area.size.area
    if drawnArea > Self.mostDrawn { (drawn, drawnArea) = ([:], area.size.area) }
    drawn[letters] = picture
    return picture
  }

  /// Enough for a minute's seconds, which come again with their tens, in digits six rows high; 100 KB.
  private static let mostDrawn = 4000

  private func ground(
    of subject: TileSubject, over wallpaper: Canvas, by presentation: Presentation
  ) -> Canvas {
    var canvas = wallpaper.cropped(to: subject.frame)
    _ = subject.drawMatter(
      on: &canvas, by: presentation, reusing: layout.withoutTickingLetters)
    return canvas.cropped(to: layout.layout.room)
  }
}

/// A tile with its edge and without, which are the same where the edge doesn't reach.
private struct TwinCanvas {
  private(set) var shown: Canvas
  private(set) var plain: Canvas?

  /// Writes a glyph in the place of another; returns false if that isn't there, or the edge is.
  mutating func replace(_ old: Glyph, by new: Glyph, at place: Point) -> Bool {
    let cell = shown[place.x, place.y]
    guard cell.glyph == old, plain.map({ $0[place.x, place.y] == cell }) ?? true else {
      return false
    }
    shown.put(new, cell.style, at: place)
    plain?.put(new, cell.style, at: place)
    return true
  }

  /// Draws an area; returns false if the edge reaches into it.
  mutating func replace(_ area: Rect, by part: Canvas) -> Bool {
    guard plain.map({ $0.cropped(to: area) == shown.cropped(to: area) }) ?? true else {
      return false
    }
    shown.draw(part, at: area.origin)
    plain?.draw(part, at: area.origin)
    return true
  }
}
