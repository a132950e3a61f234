import Cells
import Ink
import Views

extension DrawnSymbol {
  /// Draws the symbol, each part in the colour of its role.
  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    let area = frame.intersection(clip)
    guard !area.isEmpty else { return }
    let place = frame.origin + Point(x: size.width / 2, y: size.height / 2)
    let ground = canvas[place.x, place.y].style.background ?? look.ground
    func color(_ paint: Paint) -> RGB { look.resolve(paint, opacity: opacity, over: ground) }
    func color(of role: SymbolRole) -> RGB {
      node.color(of: role, opacity: opacity, over: ground, in: look)
    }
    var layers: [Layer] = []
    if node.redaction == .placeholder {
      layers = [Layer(disc, .plain(color(look.paint(node.paint, redactedFor: .placeholder))))]
    } else if let symbol {
      if let lines = symbol.text(rows: rows, tier: tier) {
        let role = symbol.parts(rows: rows, tier: tier).first?.role
        let ink = role.map { color(of: $0) } ?? color(node.paint)
        return write(lines, ink, at: frame.origin, on: &canvas, clippedTo: area)
      }
      layers = symbol.layers(rows: rows, tier: tier, isHollow: look.isLuminanceReduced) {
        .plain(color(of: $0))
      }
    }
    let drawing = InkDrawing(layers.map { $0.moved(from: area.origin, to: frame.origin) })
    drawing.draw(on: &canvas, in: area, with: Medium(tier: tier, depth: look.depth))
  }

  private var disc: Figure {
    let center = InkPoint(
      x: Double(rows) * InkCell.width, y: Double(rows) * InkCell.height / 2)
    return .circle(center: center, radius: Double(rows) * InkCell.width * 0.9)
  }

  private func write(
    _ lines: [String], _ color: RGB, at origin: Point, on canvas: inout Canvas,
    clippedTo clip: Rect
  ) {
    for (y, line) in lines.enumerated() {
      for (x, glyph) in Glyphs(line).enumerated() where glyph != .space {
        let place = origin + Point(x: x, y: y)
        let ground = canvas[place.x, place.y].style.background
        canvas.put(
          glyph, Style(foreground: color, background: ground), at: place, clippedTo: clip)
      }
    }
  }
}
