import Cells

/// One cell while layers are laid on it.
struct Inking {
  private var surface: Ground
  private var patch: Patch?
  private(set) var isTouched = false

  init(ground: Ground) {
    surface = ground
  }

  /// Lays a layer on the cell, on all of it or on what the figure covers.
  mutating func lay(_ layer: Layer, column: Int, row: Int, isWhole: Bool, in medium: Medium) {
    if medium.depth == .mono {
      layWithoutColors(layer, column: column, row: row)
    } else if isWhole {
      layWhole(layer, column: column, row: row)
    } else {
      let coverage = layer.figure.coverage(column: column, row: row)
      if coverage.least > Self.most {
        layWhole(layer, column: column, row: row)
      } else if coverage.greatest > 1 - Self.most {
        layPart(layer, coverage, tone: Ground(layer.shade, column: column, row: row).tone)
      }
    }
  }

  /// What covers more than this covers all, and what covers less than the rest covers nothing.
  private static let most: Float = 0.96

  private mutating func layWhole(_ layer: Layer, column: Int, row: Int) {
    guard layer.opacity > 0 else { return }
    let ink = Ground(layer.shade, column: column, row: row)
    isTouched = true
    surface = surface.covered(with: ink, opacity: layer.opacity)
    if layer.opacity < 1 {
      patch?.cover(with: ink.tone, opacity: layer.opacity)
    } else {
      patch = nil
    }
  }

  private mutating func layPart(_ layer: Layer, _ coverage: Samples, tone: Tone) {
    guard layer.opacity > 0 else { return }
    isTouched = true
    if patch == nil { patch = Patch(ground: surface.tone) }
    patch?.cover(with: tone, opacity: layer.opacity, coverage: coverage, edge: layer.edge)
  }

  /// Without colours a figure is set off from those behind it by a gap, and a pale one isn't drawn.
  private mutating func layWithoutColors(_ layer: Layer, column: Int, row: Int) {
    guard layer.opacity >= 0.5 else { return }
    let gap = Figure.grown(layer.figure, by: Self.gap).coverage(column: column, row: row)
    if patch != nil {
      patch?.cover(with: .black, opacity: 1, coverage: gap, edge: .hard)
    }
    let coverage = layer.figure.coverage(column: column, row: row)
    guard coverage.greatest > 1 - Self.most else { return }
    layPart(layer, coverage, tone: .white)
  }

  /// Half a column.
  static let gap = 4.0

  func cell(in medium: Medium) -> Cell {
    guard let patch else { return surface.cell(in: medium) }
    if medium.tier == .ascii {
      return AsciiFit(patch).cell(on: surface, in: medium)
    }
    let isOpen = surface.lower != nil
    let fit = Fit(patch, in: medium, maySwap: isOpen && medium.depth != .mono)
    return fit.cell(on: surface, in: medium)
  }

  /// A text keeps its colour and stands on one ground.
  func textCell(_ text: Cell, _ medium: Medium) -> Cell {
    guard medium.depth != .mono else { return text }
    var text = text
    text.style.background = patch?.mean.color ?? surface.color
    return text
  }
}
