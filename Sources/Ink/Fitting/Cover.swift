/// The part of a cell that a layer covers: nothing, everything, or an area given by distances.
struct Cover {
  private(set) var isWhole = false
  private var distances: Samples?

  var isNothing: Bool { !isWhole && distances == nil }

  /// Adds a figure whose edge may run through the cell.
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

  /// The covered share of each sample, from 0 to 1, with the edge moved outwards by `margin`. A NaN
  /// distance counts as far away.
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
