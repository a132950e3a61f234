extension Int {
  /// The quotient rounded towards minus infinity; the divisor is positive.
  func floorQuotient(_ divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }

  /// The remainder of `floorQuotient`, never negative.
  func floorModulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }

  func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  func padded(to width: Int) -> String {
    var text = String(self)
    while text.utf8.count < width { text = "0" + text }
    return text
  }
}
