import Cells
import Layout

@testable import Terminal

/// A cell as shown by a terminal with a given colour depth.
struct ShownCell: Hashable {
  let cell: Cell
  let ink: RGB
  let ground: RGB
  let attributes: Attributes

  /// Whether the cell contains a letter or digit.
  var isWritten: Bool { cell.glyph.isWritten }

  var contrast: Double { ink.contrast(to: ground) }

  /// The brightness, with letters covering half of their cells and blocks all.
  var brightness: Double {
    let (ground, ink) = (
      ground.brightness, cell.glyph == .space ? ground.brightness : ink.brightness
    )
    return Block(cell.glyph) == nil ? (ground + ink) / 2 : max(ground, ink)
  }
}

extension Canvas {
  /// The canvas as shown at a colour depth, in white on black by default.
  func shown(in depth: ColorDepth) -> [ShownCell] {
    var quantizer = Quantizer(depth: depth)
    return bounds.rows.flatMap { y in
      bounds.columns.map { x in
        let cell = self[x, y]
        let pen = quantizer.pen(for: cell)
        return ShownCell(
          cell: cell, ink: pen.foreground.seen(in: depth) ?? .white,
          ground: pen.background.seen(in: depth) ?? .black, attributes: pen.attributes)
      }
    }
  }
}

extension TerminalColor {
  fileprivate func seen(in depth: ColorDepth) -> RGB? {
    switch self {
    case .own: nil
    case .direct(let color): color
    case .indexed(let index):
      depth.palette?[index]
    }
  }
}

extension RGB {
  /// The perceived brightness.
  var brightness: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  var saturation: Double {
    let most = max(red, green, blue)
    return most == 0 ? 0 : Double(most - min(red, green, blue)) / Double(most)
  }
}
