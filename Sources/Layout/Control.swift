package import Cells
package import Views
package import WidgetIntents

/// A button or toggle: the intent it performs, and its current state.
package struct Control: Hashable, Sendable {
  package let intent: IntentReference
  package let identity: ControlIdentity
  /// Whether a toggle is on; nil for a button.
  package let isOn: Bool?

  package init(
    intent: IntentReference, identity: ControlIdentity = ControlIdentity(), isOn: Bool? = nil
  ) {
    (self.intent, self.identity, self.isOn) = (intent, identity, isOn)
  }
}

extension Control {
  /// Fails if the button is disabled.
  init?(_ button: ButtonNode) {
    guard button.isEnabled else { return nil }
    self.init(intent: button.intent, identity: button.identity)
  }

  init?(_ toggle: ToggleNode, isOn: Bool) {
    guard toggle.isEnabled else { return nil }
    self.init(intent: toggle.intent, identity: toggle.identity, isOn: isOn)
  }
}

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

extension ControlMark {
  /// Marks the control without colours: in reverse, between brackets that nothing else has.
  func drawPlain(on canvas: inout Canvas) {
    for y in place.rows {
      let cells = place.columns.map { canvas[$0, y] }
      for (x, cell) in zip(place.columns, cells) where cell.glyph.blockShare != nil {
        canvas.put(.space, Style(), at: Point(x: x, y: y))
      }
    }
    canvas.restyle(place) { style, _ in style.attributes.formUnion([.reverse, .bold]) }
    for y in place.rows {
      bracket("[", outside: place.origin.x - 1, inside: place.origin.x, y, on: &canvas)
      let last = place.columns.upperBound - 1
      bracket("]", outside: last + 1, inside: last, y, on: &canvas)
    }
  }

  /// Draws a bracket beside the control, or on its edge if no text is there.
  private func bracket(
    _ end: Unicode.Scalar, outside: Int, inside: Int, _ y: Int, on canvas: inout Canvas
  ) {
    let isEdge = [Glyph.space, Glyph("("), Glyph(")")].contains(canvas[inside, y].glyph)
    guard canvas.isFree(outside, y) || isEdge else { return }
    let x = isEdge ? inside : outside
    canvas.put(Glyph(end), Style(attributes: .bold), at: Point(x: x, y: y))
  }
}

/// A control and the area in which it responds to presses.
package struct PlacedControl: Hashable, Sendable {
  package var place: Rect
  package let control: Control

  package init(place: Rect, control: Control) {
    self.place = place
    self.control = control
  }
}

/// A subtle mark on the control under the pointer. Its background gets slightly lighter if it is
/// dark and darker if it is light; with too few colours, it is underlined.
package struct ControlGlow: Sendable {
  let place: Rect

  package init(around place: Rect) {
    self.place = place
  }

  /// Draws the glow on a canvas that was drawn on a bare background.
  package func draw(on canvas: inout Canvas, over bare: Canvas, look: Look) {
    guard let opacity = look.depth.glow else {
      return canvas.restyle(place) { style, _ in style.attributes.insert(.underline) }
    }
    let edges = canvas.ends(of: place)
    let before = canvas
    canvas.restyle(place) { style, point in
      let ground = style.background ?? look.ground
      let isBare = ground == bare[point.x, point.y].style.background ?? look.ground
      if isBare, edges.contains(point), before[point.x, point.y].glyph.blockShare != nil {
        // A capsule's end also shows the widget's background.
        style.foreground = style.foreground.map { look.glowing($0, opacity) }
      } else {
        style.background = look.glowing(ground, opacity)
      }
    }
  }
}

extension ColorDepth {
  /// The opacity at which the glow shows; nil if no nearby colour exists.
  fileprivate var glow: Double? {
    switch self {
    case .direct: 0.16
    case .palette256: 0.3
    case .ansi16, .ansi8, .mono: nil
    }
  }
}

extension Look {
  fileprivate func glowing(_ color: RGB, _ opacity: Double) -> RGB {
    resolve(Paint(.primary), opacity: opacity, over: color)
  }
}

extension Canvas {
  /// The cells at the left and right ends of a rectangle.
  fileprivate func ends(of place: Rect) -> Set<Point> {
    Set(
      place.rows.flatMap { y in
        [place.columns.lowerBound, place.columns.upperBound - 1].map { Point(x: $0, y: y) }
      })
  }
}

extension Box {
  /// The controls in reading order, with the areas that respond to presses: at least two columns
  /// wide, and without those of controls in front.
  package func controls(in room: Rect) -> [PlacedControl] { PlacedControl.placed(hits, in: room) }
}

extension PlacedControl {
  /// The controls among the hits of a box, as `Box.controls` has them.
  package static func placed(_ hits: [Hit], in room: Rect) -> [PlacedControl] {
    var placed: [PlacedControl] = []
    for hit in hits {
      guard case .control(let control) = hit.target,
        let place = hit.place.widened(to: PlacedControl.leastWidth, in: room)
          .largestPart(outside: placed.map(\.place))
      else { continue }
      placed.append(PlacedControl(place: place, control: control))
    }
    return placed.sorted { $0.place.isRead(before: $1.place) }
  }
}

extension PlacedControl {
  /// The minimum width, in columns; narrower controls are hard to hit.
  static let leastWidth = 2
}

extension Rect {
  /// The part inside the room, widened to a minimum where the room allows.
  fileprivate func widened(to width: Int, in room: Rect) -> Rect {
    let place = intersection(room)
    guard !place.isEmpty, place.size.width < width else { return place }
    let wider = min(width, room.size.width)
    return Rect(
      x: min(place.origin.x, room.columns.upperBound - wider), y: place.origin.y, width: wider,
      height: place.size.height)
  }

  /// The largest part that overlaps none of the others; nil if it is too narrow.
  fileprivate func largestPart(outside others: [Rect]) -> Rect? {
    var part = self
    for other in others where part.meets(other) {
      part = part.parts(beside: other).max { $0.area < $1.area } ?? .zero
    }
    return part.size.width >= PlacedControl.leastWidth && part.size.height > 0 ? part : nil
  }

  /// The parts to the left, right, top and bottom of another rectangle.
  private func parts(beside other: Rect) -> [Rect] {
    func part(_ columns: Range<Int>, _ rows: Range<Int>) -> Rect {
      Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
    func before(_ all: Range<Int>, _ some: Range<Int>) -> Range<Int> {
      all.clamped(to: all.lowerBound..<max(all.lowerBound, some.lowerBound))
    }
    func after(_ all: Range<Int>, _ some: Range<Int>) -> Range<Int> {
      all.clamped(to: min(all.upperBound, some.upperBound)..<all.upperBound)
    }
    return [
      part(before(columns, other.columns), rows), part(after(columns, other.columns), rows),
      part(columns, before(rows, other.rows)), part(columns, after(rows, other.rows)),
    ]
  }

  private var area: Int { size.width * size.height }

  fileprivate func isRead(before other: Rect) -> Bool {
    (origin.y, origin.x) < (other.origin.y, other.origin.x)
  }
}
