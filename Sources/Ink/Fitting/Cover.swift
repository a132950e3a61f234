/// What a layer covers of one cell: nothing, all, or what lies within some distances.
struct Cover {
  private(set) var isWhole = false
  private var distances: Samples?

  var isNothing: Bool { !isWhole && distances == nil }

  /// Adds a figure of which the edge may run through the cell.
  mutating func add(_ figure: Figure, over lattice: Lattice) {
    guard !isWhole else { return }
    let samples = figure.samples(over: lattice)
    if distances == nil {
      distances = samples
    } else {
      distances?.combine(samples) { $1 < $0 ? $1 : $0 }
    }
  }

  mutating func addWhole() { isWhole = true }

  /// How much of each sample lies inside, or less than a margin outside, from 0 to 1; a distance
  /// that is no number counts as far.
  func coverage(grownBy margin: Double = 0) -> Samples {
    guard !isWhole, var samples = distances else {
      return Samples(repeating: isWhole ? 1 : 0)
    }
    let middle = Float(margin / Lattice.softness) + 0.5
    samples.change { distance in
      let inside = middle - distance / Float(Lattice.softness)
      return inside > 0 ? (inside < 1 ? inside : 1) : 0
    }
    return samples
  }
}
