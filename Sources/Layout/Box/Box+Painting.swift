package import Cells
import Views

extension Box {
  /// Draws the box and its children, clipped.
  package func paint(
    on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double = 1,
    behind writings: [Rect] = []
  ) {
    var run = ShapeRun()
    paint(
      on: &canvas, look: look, clippedTo: clip, opacity: opacity, behind: writings, after: &run)
    run.finish(on: &canvas)
  }

  /// Draws the box on top of a run of shapes that may not be drawn yet.
  private func paint(
    on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double,
    behind writings: [Rect], after run: inout ShapeRun
  ) {
    let opacity = opacity * self.opacity
    guard opacity > 0 else { return }
    let look = look.inside(self)
    let own = look.part.isContent ? look.painting(part(behind: writings)) : look
    if case .shape(let shape) = drawing, let edge = shape.edge(in: frame, look: look) {
      run.add(
        edge, in: frame, clippedTo: clip, opacity: opacity, on: &canvas,
        look: look.painting(.figure))
    } else if case .shape(let shape) = drawing {
      run.add(shape, in: frame, clippedTo: clip, opacity: opacity, on: &canvas, look: own)
    } else if let drawing {
      run.finish(before: frame, on: &canvas)
      paint(drawing, on: &canvas, look: own, clippedTo: clip, opacity: opacity)
    }
    guard let mask else {
      return paintChildren(
        on: &canvas, look: look, clippedTo: clip, opacity: opacity, behind: writings, after: &run)
    }
    run.finish(before: frame, on: &canvas)
    let area = frame.intersection(clip).intersection(canvas.bounds)
    let before = canvas.cropped(to: area)
    var inner = ShapeRun()
    paintChildren(
      on: &canvas, look: look, clippedTo: area, opacity: opacity, behind: writings, after: &inner)
    inner.finish(on: &canvas)
    mask.restore(before, around: frame, clippedTo: area, on: &canvas, look: look)
  }

  private func paintChildren(
    on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double,
    behind writings: [Rect], after run: inout ShapeRun
  ) {
    for index in children.indices {
      let inFront = look.separatesSurfaces ? children[(index + 1)...].flatMap(\.writings) : []
      children[index].paint(
        on: &canvas, look: look, clippedTo: clip, opacity: opacity,
        behind: inFront.isEmpty ? writings : writings + inFront, after: &run)
    }
  }

  private func paint(
    _ drawing: Drawing, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    switch drawing {
    case .fill(let paint):
      fill(paint, on: &canvas, look: look, clippedTo: clip, opacity: opacity)
    case .rule(let line, let glyph):
      rule(line, glyph, on: &canvas, look: look, clippedTo: clip, opacity: opacity)
    case .text(let lines, let alignment):
      for (row, line) in lines.enumerated() {
        let start = alignment.start(of: line.width, in: frame.size.width)
        line.paint(
          at: frame.origin + Point(x: start, y: row), in: frame, on: &canvas, look: look,
          clippedTo: clip.intersection(frame), opacity: opacity)
      }
    case .lettering(let line):
      line.paint(
        in: frame, on: &canvas, look: look, clippedTo: clip.intersection(frame), opacity: opacity)
    case .rolling(let line, let share):
      line.paint(
        at: share, on: &canvas, look: look, clippedTo: clip.intersection(frame), opacity: opacity)
    case .symbol(let symbol):
      symbol.paint(
        in: frame, on: &canvas, look: look, clippedTo: clip.intersection(frame), opacity: opacity)
    case .chart(let chart):
      chart.paint(in: frame, on: &canvas, look: look, clippedTo: clip, opacity: opacity)
    case .border(let border):
      border.paint(in: frame, on: &canvas, look: look, clippedTo: clip, opacity: opacity)
    case .shape: break
    }
  }

  private func fill(
    _ paint: Paint, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    let area = frame.intersection(clip)
    var brush = Brush(paint: paint, size: frame.size, opacity: opacity, look: look)
    let bare = look.ground
    if brush.isOpaque {
      guard look.separatesSurfaces else {
        return canvas.fill(area) {
          Style(background: brush.color(at: $0 - frame.origin, over: bare))
        }
      }
      canvas.erase(area)
    }
    canvas.restyle(area) { style, point in
      let ground = style.background ?? bare
      style.background = brush.color(at: point - frame.origin, over: ground)
      if let text = style.foreground {
        style.foreground = brush.color(at: point - frame.origin, over: text)
      }
    }
  }

  private func rule(
    _ line: Rect, _ glyph: Glyph, on canvas: inout Canvas, look: Look, clippedTo clip: Rect,
    opacity: Double
  ) {
    let area = line.intersection(clip)
    for y in area.rows {
      for x in area.columns {
        let ground = canvas[x, y].style.background
        let color = look.resolve(.hairline, opacity: opacity, over: ground ?? look.ground)
        canvas.put(
          glyph, Style(foreground: color, background: ground), at: Point(x: x, y: y),
          clippedTo: area)
      }
    }
  }
}

extension TextAlignment {
  /// Where something of a length begins in a room.
  func start(of length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }
}
