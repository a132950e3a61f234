/// A number for each of the 4 x 6 samples of a cell, row by row.
struct Samples {
  static let columns = 4
  static let rows = 6
  static let count = 24

  private(set) var values: InlineArray<24, Float>

  init(repeating value: Float) {
    values = InlineArray(repeating: value)
  }

  subscript(index: Int) -> Float {
    get { values[index] }
    set { values[index] = newValue }
  }

  mutating func combine(_ other: Samples, _ operation: (Float, Float) -> Float) {
    for index in 0..<Self.count {
      values[index] = operation(values[index], other.values[index])
    }
  }

  mutating func change(_ operation: (Float) -> Float) {
    for index in 0..<Self.count { values[index] = operation(values[index]) }
  }

  var least: Float {
    var least = values[0]
    for index in 1..<Self.count { least = min(least, values[index]) }
    return least
  }

  var greatest: Float {
    var greatest = values[0]
    for index in 1..<Self.count { greatest = max(greatest, values[index]) }
    return greatest
  }
}
