package import Cells
import Views

/// How the control below the pointer is told from the others, quietly: what it stands on becomes a
/// little lighter where it is dark, and darker where it is light; where there are too few colours for
/// that it is underlined.
package struct ControlGlow: Sendable {
  let place: Rect

  package init(around place: Rect) {
    self.place = place
  }

  /// On what has been drawn over a bare ground.
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
        // The end of a capsule shows the tile's ground beside its own.
        style.foreground = style.foreground.map { look.glowing($0, opacity) }
      } else {
        style.background = look.glowing(ground, opacity)
      }
    }
  }
}

extension ColorDepth {
  /// How strongly something glows so that it shows; nil where no colour is near enough.
  fileprivate var glow: Double? {
    switch self {
    case .direct: 0.16
    case .palette256: 0.3
    case .ansi16, .mono: nil
    }
  }
}

extension Look {
  fileprivate func glowing(_ color: RGB, _ opacity: Double) -> RGB {
    resolve(Paint(.primary), opacity: opacity, over: color)
  }
}

extension Canvas {
  /// The cells at the left and the right end of a place.
  fileprivate func ends(of place: Rect) -> Set<Point> {
    Set(
      place.rows.flatMap { y in
        [place.columns.lowerBound, place.columns.upperBound - 1].map { Point(x: $0, y: y) }
      })
  }
}
