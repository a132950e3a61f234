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
      distances?.combine(samples) { $0.lesser($1) }
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
    samples.change { distances in
      let inside = middle - distances / Float(Lattice.softness)
      return inside.replacing(with: 1, where: inside .> 1).replacing(
        with: 0, where: .!(inside .> 0))
    }
    return samples
  }
}
