package import FoundationEssentials

extension Schedule {
  /// The entry that a widget shows; nil while nothing is known.
  package func entry(of id: Instance.ID, at date: Date) -> ShownEntry? {
    lines[id]?.projection?.entry(at: date)
  }
}
