import Cells

/// One cell while layers are drawn on it.
struct InkedCell {
  private let medium: Medium
  private var surface: Ground
  private var patch: Patch?
  private(set) var isTouched = false

  init(ground: Ground, _ medium: Medium) {
    surface = ground
    self.medium = medium
  }

  /// Draws a layer on the part of the cell that its figure covers.
  mutating func lay(_ layer: Layer, _ cover: Cover, column: Int, row: Int) {
    guard layer.opacity > 0 else { return }
    if medium.depth == .mono { return layWithoutColors(layer, cover) }
    let ink = Ground(layer.shade, column: column, row: row)
    let coverage = cover.coverage()
    if coverage.count(above: Self.most) == Samples.count {
      layWhole(ink, opacity: layer.opacity)
    } else if coverage.count(above: 1 - Self.most) > 0 {
      layPart(ink.tone, coverage, opacity: layer.opacity, edge: layer.edge)
    }
  }

  /// The coverage above which a layer covers everything; below the remainder, it covers nothing.
  private static let most: Float = 0.96

  private mutating func layWhole(_ ink: Ground, opacity: Double) {
    isTouched = true
    surface = surface.covered(with: ink, opacity: opacity)
    if opacity < 1 {
      patch?.cover(with: ink.tone, opacity: opacity)
    } else {
      patch = nil
    }
  }

  private mutating func layPart(
    _ ink: Tone, _ coverage: Samples, opacity: Double, edge: Layer.Edge
  ) {
    isTouched = true
    if patch == nil { patch = Patch(ground: medium.depth == .mono ? .black : surface.tone) }
    patch?.cover(with: ink, opacity: opacity, coverage: coverage, edge: edge)
  }

  /// Draws a layer without colours: a gap sets it off from those behind it, and a pale layer is
  /// skipped.
  private mutating func layWithoutColors(_ layer: Layer, _ cover: Cover) {
    guard layer.opacity >= 0.5 else { return }
    let gap = cover.coverage(grownBy: Self.gap)
    patch?.cover(with: .black, opacity: 1, coverage: gap, edge: .hard)
    let coverage = cover.coverage()
    guard coverage.count(above: 1 - Self.most) > 0 else { return }
    layPart(.white, coverage, opacity: 1, edge: .hard)
  }

  /// The width of the gap, in points: half a column.
  static let gap = 4.0

  var cell: Cell {
    guard var patch else { return surface.cell(in: medium) }
    if medium.tier == .ascii { return AsciiFit(patch).cell(on: surface, in: medium) }
    let isGroundKnown = surface.lower != nil && medium.depth != .mono
    if isGroundKnown, medium.showsSoftEdges, patch.count > 2 { patch.blendTints() }
    return Fit(patch, in: medium, isGroundKnown: isGroundKnown).cell(on: surface, in: medium)
  }

  /// A cell of text: it keeps its colour and gets one background colour.
  func textCell(_ text: Cell) -> Cell {
    guard medium.depth != .mono else { return text }
    var text = text
    text.style.background = patch?.mean.color ?? surface.color
    return text
  }
}
