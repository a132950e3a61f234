package import Cells
import Views

/// The mark on the focused control, visible in every look. A dark background turns light and a
/// light one turns dark.
package struct ControlMark: Sendable {
  let place: Rect
  let glyphs: GlyphTier

  package init(around place: Rect, glyphs: GlyphTier) {
    self.place = place
    self.glyphs = glyphs
  }

  /// Draws the mark on a canvas that was drawn on a bare background.
  package func draw(on canvas: inout Canvas, over bare: Canvas, look: Look) {
    guard look.depth != .mono else { return drawPlain(on: &canvas) }
    let hasSurface = hasSurface(on: canvas, over: bare)
    if !hasSurface, isRow, look.hasShades { return drawRow(on: &canvas, look: look) }
    let before = canvas
    if !hasSurface { drawEnds(on: &canvas, over: bare, look: look) }
    canvas.restyle(place) { style, point in
      let ground = bare[point.x, point.y].style.background ?? look.ground
      let color = look.markColor(over: ground)
      let glyph = before[point.x, point.y].glyph
      let isBare = style.background.map { $0 == ground } ?? true
      if isBare, hasSurface {
        // A capsule's end also shows the widget's background.
        if glyph != .space { style.foreground = color }
      } else if isBare || hasSurface {
        style.background = color
        if glyph.blockShare == nil || hasSurface {
          style.foreground = style.foreground?.marked(on: color)
        }
        style.attributes.insert(.bold)
      }
    }
  }

  /// Whether the control has a background of its own, which then gives the mark its shape.
  private func hasSurface(on canvas: Canvas, over bare: Canvas) -> Bool {
    guard place.size.width > 2 else { return false }
    let y = place.origin.y + place.size.height / 2
    return [place.origin.x + 1, place.columns.upperBound - 2].allSatisfy { x in
      canvas[x, y].style.background != bare[x, y].style.background
    }
  }

  /// Whether the control is a row of a list, in which a solid mark would outshine the tile's ring.
  private var isRow: Bool { place.size.height == 1 && place.size.width >= Self.leastRow }

  private static let leastRow = 12

  /// Lifts a row off its list; its colours stay as they are.
  private func drawRow(on canvas: inout Canvas, look: Look) {
    canvas.restyle(place) { style, _ in
      style.background = look.resolve(
        Paint(.primary), opacity: Self.rowOpacity, over: style.background ?? look.ground)
      style.attributes.insert(.bold)
    }
  }

  private static let rowOpacity = 0.15

  /// Rounds the ends of the mark if the cells beside the control are free.
  private func drawEnds(on canvas: inout Canvas, over bare: Canvas, look: Look) {
    let ends = glyphs == .ascii ? "[]" : "▐▌"
    for y in place.rows {
      for (x, end) in zip([place.origin.x - 1, place.columns.upperBound], ends.unicodeScalars)
      where canvas.isFree(x, y) {
        let color = look.markColor(over: bare[x, y].style.background ?? look.ground)
        let ground = canvas[x, y].style.background
        canvas.put(
          Glyph(end), Style(foreground: color, background: ground), at: Point(x: x, y: y))
      }
    }
  }
}

extension Canvas {
  /// Whether a mark may be drawn on a cell: an empty one that isn't on the widget's edge.
  func isFree(_ x: Int, _ y: Int) -> Bool {
    x > 0 && x < size.width - 1 && self[x, y].glyph == .space
  }
}

extension RGB {
  /// The colour of content on the mark: hues are adjusted for contrast, greys become the text
  /// colour.
  fileprivate func marked(on mark: RGB) -> RGB {
    let parts = [red, green, blue]
    let isGrey = (parts.max() ?? 0) - (parts.min() ?? 0) < 40
    return isGrey ? .text(on: mark) : reaching(4.5, on: mark)
  }
}

extension Look {
  /// The mark's colour: the first that contrasts with the background.
  fileprivate func markColor(over ground: RGB) -> RGB {
    var look = self
    look.isAccented = mode == .accented
    let colors: [Color] =
      mode == .accented
      ? [.accentColor] : appearance == .light ? [.accentColor, .black, .white] : [.white, .black]
    let choices = colors.map { look.resolve(Paint($0), over: ground) }
    return choices.first { $0.contrast(to: ground) >= 3 }
      ?? choices.max { $0.contrast(to: ground) < $1.contrast(to: ground) } ?? .white
  }
}
