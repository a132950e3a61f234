/// A part of a length: what it would like to have, and the least it needs, in blocks.
struct BlockShare: Hashable, Sendable {
  let ideal: Double
  let least: Int

  init(_ ideal: Double, least: Int = 0) {
    (self.ideal, self.least) = (ideal, least)
  }
}

extension [BlockShare] {
  var least: Int { reduce(0) { $0 + $1.least } }

  /// Whole lengths that add up to `total` and come as near as possible to their ideals; none is
  /// below its least unless all together are.
  func fill(_ total: Int) -> [Int] {
    let sum = reduce(0) { $0 + $1.ideal }
    let scale = sum > 0 ? Double(total) / sum : 0
    var lengths = map { Swift.max($0.least, Int(($0.ideal * scale).rounded())) }
    while !lengths.isEmpty {
      let rest = total - lengths.reduce(0, +)
      guard rest != 0 else { break }
      let step = rest.signum()
      // Of equal wishes, the larger part gives or takes.
      let wish = { (index: Int) in
        Double(step) * (self[index].ideal * scale - Double(lengths[index]))
          + self[index].ideal * scale / 1000
      }
      let free = indices.filter { step > 0 || lengths[$0] > self[$0].least }
      guard let index = free.max(by: { wish($0) < wish($1) }) else { break }
      lengths[index] += step
    }
    return lengths
  }
}
