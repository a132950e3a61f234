package import Cells
import Views

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
