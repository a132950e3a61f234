import System
package import Cells

/// Figures on a surface, back to front, in points from the frame's upper left corner.
package struct InkDrawing: Sendable {
  /// The surface below the figures; nil for the existing contents of the canvas.
  package var ground: Shade?
  package var layers: [Layer]

  package init(ground: Shade? = nil, _ layers: [Layer] = []) {
    self.ground = ground
    self.layers = layers
  }
}

extension InkDrawing {
  /// Draws the picture, choosing for each cell the glyph and the two colours that match best.
  ///
  /// Existing text stays and gets the average colour below it as its background. Of an existing
  /// block only the background is kept, so overlapping figures must be in one picture.
  package func draw(on canvas: inout Canvas, in frame: Rect, with medium: Medium) {
    let area = frame.intersection(canvas.bounds)
    guard !area.isEmpty else { return }
    var mixer = Mixer(self, medium)
    for y in area.rows {
      mixer.beginRow(y - frame.origin.y)
      for x in area.columns {
        let old = canvas[x, y]
        guard let cell = mixer.cell(over: old, column: x - frame.origin.x) else { continue }
        if old.glyph.isText {
          canvas.standText(on: cell.style.background, x: x, y: y)
        } else {
          canvas.put(cell.glyph, cell.style, at: Point(x: x, y: y))
        }
      }
    }
  }

  /// The best background colour for text in a cell of the frame; nil for the terminal's own.
  package func meanColor(column: Int, row: Int, over cell: Cell = .blank) -> RGB? {
    var mixer = Mixer(self, Medium())
    mixer.beginRow(row)
    let text = Cell(Glyph("x"), cell.style)
    return (mixer.cell(over: text, column: column) ?? text).style.background
  }
}

extension Canvas {
  /// Sets a text cell's background; both halves of a wide glyph share one colour.
  fileprivate mutating func standText(on color: RGB?, x: Int, y: Int) {
    let isTail = self[x, y].isTail
    let before = isTail ? self[x - 1, y].style.background : nil
    let color =
      before.flatMap { before in
        color.map { Tone(before).mixed(with: Tone($0), 0.5).color }
      } ?? color
    let cells = Rect(x: isTail ? x - 1 : x, y: y, width: isTail ? 2 : 1, height: 1)
    restyle(cells) { style, _ in style.background = color }
  }
}

extension Glyph {
  /// Whether the glyph is text, and not a space or a block that may be drawn over.
  var isText: Bool {
    self != .space && (!isBlock || (0x2500...0x257F).contains(scalar.value))
  }
}

/// The ASCII character that best matches the shape of one ink in a patch.
struct AsciiFit {
  private let stencil: Stencil
  private let ink: Tone

  init(_ patch: Patch) {
    var best = (index: 0, sum: Float(0))
    for index in 1..<max(1, patch.count) {
      let sum = patch.shares[index].sum
      if sum > best.sum { best = (index, sum) }
    }
    ink = patch.tones[best.index]
    stencil = best.index == 0 ? .nothing : .nearest(to: patch.shares[best.index])
  }

  /// The cell that shows the character; with colours, a full cell is a space on the ink's colour.
  func cell(on surface: Ground, in medium: Medium) -> Cell {
    if stencil.glyph == .space { return surface.cell(in: medium) }
    guard medium.depth != .mono else { return Cell(stencil.glyph) }
    if stencil.isFull { return Cell(.space, Style(background: ink.color)) }
    return Cell(stencil.glyph, Style(foreground: ink.color, background: surface.color))
  }
}

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

/// Mixes a drawing's layers cell by cell, from left to right in each row.
struct Mixer {
  /// A piece of a layer's figure.
  private struct Piece {
    let layer: Int
    let figure: Figure
    /// The area in which the piece can change a cell.
    let bounds: InkRect
    /// The first column of the current row in which the piece can show.
    var next = Int.max
  }

  private let drawing: InkDrawing
  private let medium: Medium
  /// The distance from its edge up to which a figure can change a cell.
  private let margin: Double
  private var pieces: [Piece] = []
  /// The pieces that can show in the current row.
  private var active: [Int] = []
  private var row = 0

  init(_ drawing: InkDrawing, _ medium: Medium) {
    self.drawing = drawing
    self.medium = medium
    margin = Lattice.softness + (medium.depth == .mono ? InkedCell.gap : 0)
    for (index, layer) in drawing.layers.enumerated() {
      for figure in layer.figure.pieces {
        pieces.append(
          Piece(layer: index, figure: figure, bounds: figure.bounds.grown(by: margin)))
      }
    }
  }

  mutating func beginRow(_ row: Int) {
    self.row = row
    let top = Double(row) * InkCell.height
    active = pieces.indices.filter { index in
      let box = pieces[index].bounds
      return box.minimum.y < top + InkCell.height && box.maximum.y > top
    }
    for index in active { pieces[index].next = Self.column(at: pieces[index].bounds.minimum.x) }
  }

  /// The cell that best matches the picture on top of an old cell; nil if the old cell stays.
  mutating func cell(over old: Cell, column: Int) -> Cell? {
    var place = 0
    var layer = nextLayer(&place, column: column)
    guard layer != nil || drawing.ground != nil else { return nil }
    let ground = drawing.ground.map { Ground($0, column: column, row: row) } ?? Ground(old)
    var inked = InkedCell(ground: ground, medium)
    while let current = layer {
      let cover = cover(&place, ofLayer: current, column: column)
      if !cover.isNothing { inked.lay(drawing.layers[current], cover, column: column, row: row) }
      layer = nextLayer(&place, column: column)
    }
    guard inked.isTouched || drawing.ground != nil else { return nil }
    return old.glyph.isText ? inked.textCell(old) : inked.cell
  }

  /// The layer of the next active piece that can show in a column; nil if there is none.
  private func nextLayer(_ place: inout Int, column: Int) -> Int? {
    while place < active.count, pieces[active[place]].next > column { place += 1 }
    return place < active.count ? pieces[active[place]].layer : nil
  }

  /// The joint cover of all pieces of a layer in a cell.
  private mutating func cover(_ place: inout Int, ofLayer layer: Int, column: Int) -> Cover {
    var cover = Cover()
    while place < active.count, pieces[active[place]].layer == layer {
      if pieces[active[place]].next <= column {
        add(active[place], column: column, to: &cover)
      }
      place += 1
    }
    return cover
  }

  /// Adds a piece to the cover, or notes how many columns away it is.
  private mutating func add(_ index: Int, column: Int, to cover: inout Cover) {
    let left = Double(column) * InkCell.width
    guard pieces[index].bounds.maximum.x > left else {
      pieces[index].next = .max
      return
    }
    let figure = pieces[index].figure
    let lattice = Lattice(column: column, row: row, margin: margin)
    let distance = figure.distance(to: lattice.center)
    let clearance = distance - Lattice.halfDiagonal - margin
    if clearance > 0 {
      pieces[index].next = column + 1 + Int(bounded: min(1000, clearance / InkCell.width))
    } else if -distance > Lattice.halfDiagonal + Lattice.softness {
      cover.addWhole()
    } else {
      cover.add(figure, over: lattice)
    }
  }

  private static func column(at x: Double) -> Int {
    x.isFinite ? Int(bounded: (max(-1e6, min(1e6, x)) / InkCell.width).rounded(.down)) : Int.min
  }
}

/// The shape of an ASCII character: the share of each sample that it covers.
struct Stencil {
  let glyph: Glyph
  private let shares: Samples

  /// Reads 24 signs, one for each sample: `.` for none of it, `+` for half, `#` for all.
  private init(_ character: Unicode.Scalar, _ drawing: String) {
    glyph = Glyph(character)
    var shares = Samples(repeating: 0)
    let signs = drawing.utf8.filter { $0 != UInt8(ascii: " ") }
    for (index, sign) in signs.prefix(Samples.count).enumerated() {
      shares[index] = sign == UInt8(ascii: "#") ? 1 : sign == UInt8(ascii: "+") ? 0.5 : 0
    }
    self.shares = shares
  }

  static let nothing = Stencil(" ", "")

  /// An error added for a comma, which would look like a slip in anything but text.
  private var reluctance: Float { glyph == Glyph(",") ? 1 : 0 }

  /// Whether the character fills the cell.
  var isFull: Bool { shares.count(above: 1) == Samples.count }

  static func nearest(to samples: Samples) -> Stencil {
    var best = (stencil: nothing, error: Float.infinity)
    for stencil in all {
      var difference = samples
      difference.combine(stencil.shares) { $0 - $1 }
      let error = difference.square + stencil.reluctance
      if error < best.error { best = (stencil, error) }
    }
    return best.stencil
  }

  private static let all = [
    nothing,
    Stencil("#", "#### #### #### #### #### ####"),
    Stencil("|", ".++. .++. .++. .++. .++. .++."),
    Stencil("_", ".... .... .... .... .... ####"),
    Stencil("-", ".... .... #### ++++ .... ...."),
    Stencil("=", ".... .... #### .... #### ...."),
    Stencil("/", "...# ...+ ..#. .#.. +... #..."),
    Stencil("\\", "#... +... .#.. ..#. ...+ ...#"),
    Stencil("(", "..++ .#+. .#.. .#.. .#+. ..++"),
    Stencil(")", "++.. .+#. ..#. ..#. .+#. ++.."),
    Stencil("+", ".... .++. #### .++. .++. ...."),
    Stencil(".", ".... .... .... .... .##. .##."),
    Stencil(",", ".... .... .... .##. .##. #+.."),
    Stencil("'", ".##. .##. .... .... .... ...."),
    Stencil("\"", "#### #### .... .... .... ...."),
    Stencil(":", ".... .##. .... .... .##. ...."),
    Stencil("o", ".... .... .### #### #### .##."),
    Stencil("[", ".### .#.. .#.. .#.. .#.. .###"),
    Stencil("]", "###. ..#. ..#. ..#. ..#. ###."),
    Stencil("^", ".##. #..# .... .... .... ...."),
    Stencil("m", ".... .... .... #### #### ####"),
  ]
}
