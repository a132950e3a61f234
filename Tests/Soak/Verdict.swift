/// Whether a quantity stayed level, by the slope that is the median of the slopes between all pairs
/// of samples (Theil and Sen). The first quarter, in which caches fill, doesn't count.
struct Verdict: CustomStringConvertible {
  let quantity: Quantity
  let median: Double
  /// The slope times the time that counts.
  let rise: Double

  static let fewestSamples = 8

  init(on quantity: Quantity, of samples: [Sample]) {
    self.quantity = quantity
    let counted = samples.dropFirst(samples.count / 4)
    let points = counted.map { (time: $0.age, value: quantity.value($0)) }
    median = Self.median(points.map(\.value))
    let slopes = points.indices.flatMap { first in
      points[(first + 1)...].map { later in
        (later.value - points[first].value) / max(1, later.time - points[first].time)
      }
    }
    let span = (points.last?.time ?? 0) - (points.first?.time ?? 0)
    rise = Self.median(slopes) * span
  }

  var bound: Double { max(quantity.least, quantity.share * median) }
  var isKept: Bool { rise <= bound }

  var description: String {
    "\(isKept ? "level" : "RISES") \(quantity.name): median \(Self.short(median)), "
      + "rise \(Self.short(rise)), allowed \(Self.short(bound))"
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  private static func short(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
