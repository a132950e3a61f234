/// A stroke of a syllable, with where it comes from.
struct ComposedStroke: Hashable, Sendable {
  /// The index of its letter in the syllable.
  let letter: Int
  let form: JamoForm
  /// The index of the stroke in the letter's form.
  let index: Int
  let pieces: [BlockStroke]

  /// Whether two strokes may touch: those of one letter that meet in the book.
  func meets(_ other: ComposedStroke) -> Bool {
    letter == other.letter && form.strokes[index].meets(form.strokes[other.index])
  }

  func bitmap(on grid: HangulGrid) -> Bitmap {
    var bitmap = Bitmap(width: grid.width, height: grid.height)
    for piece in pieces { bitmap.draw(piece) }
    return bitmap
  }
}

extension JamoForm.Stroke {
  /// Whether two strokes come so near to each other that they are one figure.
  fileprivate func meets(_ other: JamoForm.Stroke) -> Bool {
    let others = other.line
    return line.contains { $0.distance(toPolyline: others) <= Self.nearness }
  }

  /// The distance at which strokes meet, in percent of the letter.
  private static let nearness = 9.0

  /// The stroke as a line of straight pieces.
  private var line: [InkPoint] {
    switch self {
    case .path(let anchors): Self.bent(anchors)
    case .ring(let first, let last):
      (0...16).map { index in
        let way = Turn(turns: Double(index) / 16).direction
        return InkPoint(
          x: (first.x + last.x + way.x * (last.x - first.x)) / 2,
          y: (first.y + last.y + way.y * (last.y - first.y)) / 2)
      }
    }
  }

  private static func bent(_ anchors: [JamoForm.Anchor]) -> [InkPoint] {
    var line: [InkPoint] = []
    var control: InkPoint?
    for anchor in anchors {
      let place = InkPoint(x: anchor.x, y: anchor.y)
      if anchor.isControl {
        control = place
        continue
      }
      if let start = line.last {
        line += Bend(from: start, by: control, to: place).places.dropFirst()
      } else {
        line.append(place)
      }
      control = nil
    }
    return line
  }
}
