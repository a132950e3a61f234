package import FoundationEssentials

extension Schedule {
  /// The reel of a widget and which of its entries shows; nil while nothing is known.
  package func showing(_ id: Instance.ID, at date: Date) -> (reel: Reel, entry: Int)? {
    lines[id]?.projection.map { projection in
      let picture = projection.picture(at: date)
      return (picture.reel, picture.entry)
    }
  }

  /// By what to tell whether a widget shows another entry than before.
  package func shown(_ id: Instance.ID, at date: Date) -> Shown? {
    lines[id]?.projection?.picture(at: date).shown
  }
}
