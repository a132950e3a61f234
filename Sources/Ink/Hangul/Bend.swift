/// A line that starts towards a control point and ends coming from it; straight without one.
struct Bend {
  /// Places along the line, so close that straight pieces between them look bent.
  let places: [InkPoint]

  init(from start: InkPoint, by control: InkPoint?, to end: InkPoint) {
    let control = control ?? (start + end) * 0.5
    places = (0...Self.pieces).map { index in
      let share = Double(index) / Double(Self.pieces)
      let rest = 1 - share
      return start * (rest * rest) + control * (2 * share * rest) + end * (share * share)
    }
  }

  private static let pieces = 12
}
