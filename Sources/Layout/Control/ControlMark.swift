package import Cells
import Views

/// How the focused control is told from all others in any look: what it stands on becomes light where
/// it is dark, and dark where it is light.
package struct ControlMark: Sendable {
  let place: Rect
  let glyphs: GlyphTier

  package init(around place: Rect, glyphs: GlyphTier) {
    self.place = place
    self.glyphs = glyphs
  }

  /// Marks what has been drawn over a bare ground.
  package func draw(on canvas: inout Canvas, over bare: Canvas, look: Look) {
    guard look.depth != .mono else { return drawPlain(on: &canvas) }
    let hasSurface = hasSurface(on: canvas, over: bare)
    let before = canvas
    if !hasSurface { drawEnds(on: &canvas, over: bare, look: look) }
    canvas.restyle(place) { style, point in
      let ground = bare[point.x, point.y].style.background ?? look.ground
      let color = look.markColor(over: ground)
      let glyph = before[point.x, point.y].glyph
      let isBare = style.background.map { $0 == ground } ?? true
      if isBare, hasSurface {
        // The end of a capsule shows the tile's ground beside its own.
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

  /// Whether the control has a ground of its own, which then is its form.
  private func hasSurface(on canvas: Canvas, over bare: Canvas) -> Bool {
    guard place.size.width > 2 else { return false }
    let y = place.origin.y + place.size.height / 2
    return [place.origin.x + 1, place.columns.upperBound - 2].allSatisfy { x in
      canvas[x, y].style.background != bare[x, y].style.background
    }
  }

  /// Rounds the mark off where nothing stands beside the control.
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
  /// Whether a mark may stand there: not on the edge of the tile, nor on anything.
  func isFree(_ x: Int, _ y: Int) -> Bool {
    x > 0 && x < size.width - 1 && self[x, y].glyph == .space
  }
}

extension RGB {
  /// The colour of something on a mark: a hue stays what it is, a grey becomes the colour of texts.
  fileprivate func marked(on mark: RGB) -> RGB {
    let parts = [red, green, blue]
    let isGrey = (parts.max() ?? 0) - (parts.min() ?? 0) < 40
    return isGrey ? .text(on: mark) : reaching(4.5, on: mark)
  }
}

extension Look {
  /// The first of some colours that stands out from a ground.
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
