/// The grid of blocks and the pen with which a syllable is drawn.
struct BlockPen: Hashable, Sendable {
  var stem: Int
  var bar: Int
  /// The width of a block as a share of its height.
  let aspect: Double
}

extension JamoForm {
  /// The strokes in a box of blocks, for each of the form's own.
  func strokes(in box: BlockBox, pen: BlockPen) -> [[BlockStroke]] {
    let placing = Placing(self, box, pen)
    return strokes.map(placing.strokes)
  }

  /// The form's strokes on their way to whole blocks.
  private struct Placing {
    private let form: JamoForm
    private let box: BlockBox
    private let pen: BlockPen
    private let columns: [Int]
    private let rows: [Int]

    init(_ form: JamoForm, _ box: BlockBox, _ pen: BlockPen) {
      (self.form, self.box, self.pen) = (form, box, pen)
      columns = form.stems.starts(length: box.width, pen: pen.stem)
      rows = form.bars.starts(length: box.height, pen: pen.bar)
    }

    func strokes(of stroke: JamoForm.Stroke) -> [BlockStroke] {
      switch stroke {
      case .path(let anchors): return strokes(along: anchors)
      case .ring(let first, let last):
        let (start, end) = (corner(first), corner(last))
        let outline = BlockBox(
          x: start.x, y: start.y, width: end.x - start.x + pen.stem,
          height: end.y - start.y + pen.bar)
        return [ring(in: outline)]
      }
    }

    /// A ring as round as its box allows, in the middle of it.
    private func ring(in box: BlockBox) -> BlockStroke {
      var (width, height) = (box.width, box.height)
      width = min(width, Int((Self.flattest * Double(height) / pen.aspect).rounded()))
      height = min(height, Int((Self.slimmest * Double(width) * pen.aspect).rounded()))
      width -= (box.width - width) % 2
      let x = box.columns.lowerBound + (box.width - width) / 2
      let y = box.rows.lowerBound + (box.height - height) / 2
      return .ring(
        BlockBox(x: x, y: y, width: width, height: height),
        stem: max(1, min(pen.stem, (width - 1) / 2)), bar: max(1, min(pen.bar, (height - 1) / 2)))
    }

    private static let flattest = 1.5
    private static let slimmest = 1.16

    private func strokes(along anchors: [JamoForm.Anchor]) -> [BlockStroke] {
      var strokes: [BlockStroke] = []
      var before: JamoForm.Anchor?
      var control: JamoForm.Anchor?
      for anchor in anchors {
        if anchor.isControl {
          control = anchor
          continue
        }
        if let before { strokes.append(stroke(from: before, by: control, to: anchor)) }
        (before, control) = (anchor, nil)
      }
      return strokes
    }

    private func stroke(
      from start: JamoForm.Anchor, by control: JamoForm.Anchor?, to end: JamoForm.Anchor
    ) -> BlockStroke {
      guard control == nil, start.x == end.x || start.y == end.y else {
        return leg(from: start, by: control, to: end)
      }
      let (first, last) = (corner(start), corner(end))
      let (left, right) = (min(first.x, last.x), max(first.x, last.x))
      let (top, bottom) = (min(first.y, last.y), max(first.y, last.y))
      return .box(
        BlockBox(
          x: left, y: top, width: right - left + pen.stem, height: bottom - top + pen.bar))
    }

    /// A path bent towards a control point, which ends flat on the box.
    private func leg(
      from start: JamoForm.Anchor, by control: JamoForm.Anchor?, to end: JamoForm.Anchor
    ) -> BlockStroke {
      let bend = Bend(from: center(start), by: control.map(center), to: center(end))
      return .leg(bend.places, stem: pen.stem, bar: pen.bar, within: box)
    }

    /// The upper left block of a pen at an anchor.
    private func corner(_ anchor: JamoForm.Anchor) -> (x: Int, y: Int) {
      let x = form.stems.place(of: anchor.x, among: columns)
      let y = form.bars.place(of: anchor.y, among: rows)
      return (
        box.columns.lowerBound + Self.rounded(x, anchor.x),
        box.rows.lowerBound + Self.rounded(y, anchor.y)
      )
    }

    /// Rounds both sides of the middle alike.
    private static func rounded(_ place: Double, _ percent: Double) -> Int {
      Int(percent > 50 ? (place + 0.5).rounded(.down) : (place - 0.5).rounded(.up))
    }

    private func center(_ anchor: JamoForm.Anchor) -> InkPoint {
      InkPoint(
        x: Double(box.columns.lowerBound) + form.stems.place(of: anchor.x, among: columns)
          + Double(pen.stem) / 2,
        y: Double(box.rows.lowerBound) + form.bars.place(of: anchor.y, among: rows)
          + Double(pen.bar) / 2)
    }
  }
}
