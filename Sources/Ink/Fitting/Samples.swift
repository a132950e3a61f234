/// A number for each of the 4 x 6 samples of a cell, row by row.
struct Samples {
  static let columns = 4
  static let rows = 6
  static let count = 24

  private var values: InlineArray<24, Float>

  init(repeating value: Float) {
    values = InlineArray(repeating: value)
  }

  /// Takes a row of four after the other.
  init(rows: InlineArray<6, SIMD4<Float>>) {
    values = InlineArray { rows[$0 / Self.columns][$0 % Self.columns] }
  }

  subscript(index: Int) -> Float {
    get { values[index] }
    set { values[index] = newValue }
  }

  @inline(__always)
  mutating func combine(_ other: Samples, _ operation: (Float, Float) -> Float) {
    for index in 0..<Self.count {
      values[index] = operation(values[index], other.values[index])
    }
  }

  @inline(__always)
  mutating func change(_ operation: (Float) -> Float) {
    for index in 0..<Self.count { values[index] = operation(values[index]) }
  }

  @inline(__always)
  private func total(of part: (Float) -> Float) -> Float {
    var total: Float = 0
    for index in 0..<Self.count { total += part(values[index]) }
    return total
  }

  var sum: Float { total { $0 } }

  /// The sum of the squares.
  var square: Float { total { $0 * $0 } }

  func count(above limit: Float) -> Int {
    var count = 0
    for index in 0..<Self.count { count += values[index] >= limit ? 1 : 0 }
    return count
  }

  var isNothing: Bool { count(above: 0.001) == 0 }
}
