import Cells
import FoundationEssentials
import Layout
import Pages

/// What a tile shows, measured and placed: a background that fills the tile, and a content with a
/// room of its own.
struct TileLayout: Hashable, Sendable {
  let background: Box?
  let content: Box
  let room: Rect

  /// The date until which it shows what it should; nil is for ever.
  var until: Date? { [background?.until, content.until].compactMap(\.self).min() }

  /// The controls by their places in the tile.
  var controls: [PlacedControl] {
    content.controls(in: Rect(origin: .zero, size: room.size)).map {
      PlacedControl(place: $0.place.offset(by: room.origin), control: $0.control)
    }
  }

  /// What is opened by a hit of a place in the tile; nil where no link is.
  func link(at point: Point) -> URL? { links(at: point).first?.url }

  /// Where that is.
  func placeOfLink(at point: Point) -> Rect? { links(at: point).first?.place }

  private func links(at point: Point) -> [(url: URL, place: Rect)] {
    links.filter { $0.place.contains(point) }
  }

  private var links: [(url: URL, place: Rect)] {
    content.hits.compactMap { hit in
      guard case .link(let url) = hit.target, url != Caret.url else { return nil }
      return (url, hit.place.offset(by: room.origin))
    }
  }

  /// What its links lead to, column by column.
  var targets: [URL] {
    links.sorted {
      ($0.place.origin.x, $0.place.origin.y) < ($1.place.origin.x, $1.place.origin.y)
    }.map(\.url)
  }

  /// Where a link is to be hit; nil if it isn't there.
  func place(of link: URL) -> Rect? {
    content.hits.first { $0.target == .link(link) }?.place.offset(by: room.origin)
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

  /// The signs where they are drawn.
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
