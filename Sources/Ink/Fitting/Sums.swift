/// The sums of a patch's colours over all the parts of which block glyphs are made.
struct Sums {
  /// Of each half of a row of samples: two samples.
  private(set) var halves: InlineArray<12, Tone>
  /// Of each column of samples: six samples.
  private(set) var columns: InlineArray<4, Tone>
  private(set) var total = Tone.black
  private var squares = 0.0

  init(_ patch: Patch) {
    halves = InlineArray(repeating: .black)
    columns = InlineArray(repeating: .black)
    for row in 0..<Samples.rows {
      for column in 0..<Samples.columns {
        let tone = patch.tone(ofSample: row * Samples.columns + column)
        halves[row * 2 + column / 2] = halves[row * 2 + column / 2] + tone
        columns[column] = columns[column] + tone
        total = total + tone
        squares += tone.square
      }
    }
  }

  /// The squared error of a cell of one colour.
  func error(of tone: Tone) -> Double {
    max(0, squares + Double(Samples.count) * tone.square - 2 * tone.dot(total))
  }
}
