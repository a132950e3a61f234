import Almanac
import Cells
import FoundationEssentials
import Layout
import Pages

/// A tile's content, measured and placed, over a background that fills the tile.
struct TileLayout: Hashable, Sendable {
  let background: Box?
  let content: Box
  let room: Rect
  /// Whether buttons and toggles can be pressed.
  let holdsControls: Bool

  /// The date until which the content is correct; nil for ever.
  var until: Date? { (background?.until).orEarlier(content.until) }

  /// The controls by their places in the tile.
  var controls: [PlacedControl] { controls(among: content.hits) }

  private func controls(among hits: [Hit]) -> [PlacedControl] {
    guard holdsControls else { return [] }
    return PlacedControl.placed(hits, in: Rect(origin: .zero, size: room.size)).map {
      PlacedControl(place: $0.place.offset(by: room.origin), control: $0.control)
    }
  }

  /// What can be hit in it, and where the next character that is typed goes; nil where nothing is
  /// typed.
  var targets: (targets: TileTargets, caret: Point?) {
    let hits = content.hits
    guard !hits.isEmpty else { return (TileTargets(), nil) }
    let links = hits.compactMap { hit -> PlacedLink? in
      guard case .link(let url) = hit.target else { return nil }
      return PlacedLink(url: url, place: hit.place.offset(by: room.origin))
    }
    return (
      TileTargets(controls: controls(among: hits), links: links.filter { $0.url != Caret.url }),
      links.first { $0.url == Caret.url }?.place.origin
    )
  }

  func draw(
    on canvas: inout Canvas, look: Look, signs: ControlSigns = ControlSigns(), _ glyphs: GlyphTier
  ) {
    drawBackground(on: &canvas, look: look)
    let background = canvas
    var inner = canvas.cropped(to: room)
    content.paint(on: &inner, look: look, clippedTo: inner.bounds)
    canvas.draw(inner, at: room.origin)
    drawn(signs, glyphs).draw(on: &canvas, over: background, look: look)
  }

  /// The highlights at their places.
  func drawn(_ signs: ControlSigns, _ glyphs: GlyphTier) -> PlacedSigns {
    if signs.isEmpty { return PlacedSigns() }
    let places = controls.map(\.place)
    func place(_ index: Int?) -> Rect? {
      index.flatMap { places.indices.contains($0) ? places[$0] : nil }
    }
    return PlacedSigns(
      mark: place(signs.focused).map { ControlMark(around: $0, glyphs: glyphs) },
      glow: (signs.link ?? (signs.hovered == signs.focused ? nil : place(signs.hovered)))
        .map { ControlGlow(around: $0) })
  }

  func drawBackground(on canvas: inout Canvas, look: Look) {
    background?.paint(on: &canvas, look: look.painting(.tile), clippedTo: canvas.bounds)
  }
}

extension Box {
  /// Whether a tile's background lets nothing through of what lies behind the tile.
  func coversGround(in look: Look) -> Bool {
    let pictures = [RGB.black, .white].map { color in
      var canvas = Canvas(size: frame.size)
      canvas.fill(canvas.bounds, with: Style(background: color))
      paint(on: &canvas, look: look.painting(.tile), clippedTo: canvas.bounds)
      return canvas
    }
    return pictures[0] == pictures[1]
  }
}
