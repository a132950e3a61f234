extension Figure {
  /// How much of each sample of a cell lies inside, from 0 to 1.
  func coverage(column: Int, row: Int) -> Samples {
    var samples = samples(over: Lattice(column: column, row: row))
    samples.change { max(0, min(1, 0.5 - $0 / Float(Lattice.softness))) }
    return samples
  }
}
