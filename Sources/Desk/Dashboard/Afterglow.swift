import Cells
import Layout

/// Tints the cells that differ from the previous frame, to make changes visible.
struct Afterglow {
  private var last: Canvas?

  mutating func tinted(_ canvas: Canvas) -> Canvas {
    defer { last = canvas }
    guard let last else { return canvas }
    var tinted = canvas
    for span in canvas.damage(since: last).spans {
      tinted.restyle(span.area) { style, _ in
        style.background = (style.background ?? .black).mixed(with: Self.tint, 0.6)
        style.attributes.insert(.underline)
      }
    }
    return tinted
  }

  private static let tint = RGB(0xFF375F)
}
