/// A number for each of a cell's 4 x 6 samples, row by row.
struct Samples {
  typealias Row = SIMD4<Float>

  static let columns = 4
  static let rows = 6
  static let count = 24

  private var values: InlineArray<6, Row>

  init(repeating value: Float) {
    values = InlineArray(repeating: Row(repeating: value))
  }

  init(rows: InlineArray<6, Row>) {
    values = rows
  }

  subscript(index: Int) -> Float {
    get { values[index / Self.columns][index % Self.columns] }
    set { values[index / Self.columns][index % Self.columns] = newValue }
  }

  mutating func combine(_ other: Samples, _ operation: (Row, Row) -> Row) {
    for row in 0..<Self.rows { values[row] = operation(values[row], other.values[row]) }
  }

  mutating func change(_ operation: (Row) -> Row) {
    for row in 0..<Self.rows { values[row] = operation(values[row]) }
  }

  private func total(of part: (Row) -> Row) -> Float {
    var total: Float = 0
    for row in 0..<Self.rows {
      let parts = part(values[row])
      for column in 0..<Self.columns { total += parts[column] }
    }
    return total
  }

  var sum: Float { total { $0 } }

  /// The sum of the squares.
  var square: Float { total { $0 * $0 } }

  func count(above limit: Float) -> Int {
    var counts = SIMD4<Int32>.zero
    for row in 0..<Self.rows {
      counts &+= SIMD4.zero.replacing(with: 1, where: values[row] .>= limit)
    }
    return Int(counts.wrappedSum())
  }

  var isNothing: Bool { count(above: 0.001) == 0 }
}

extension Samples.Row {
  func lesser(_ other: Self) -> Self { replacing(with: other, where: other .< self) }

  func greater(_ other: Self) -> Self { replacing(with: other, where: other .>= self) }

  var magnitude: Self { replacing(with: -self, where: self .< 0) }
}
