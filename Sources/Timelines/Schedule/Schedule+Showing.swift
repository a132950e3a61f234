package import FoundationEssentials

extension Schedule {
  /// The entry that a widget shows; nil before the first answer.
  package func entry(of id: Instance.ID, at date: Date) -> ShownEntry? {
    lines[id]?.projection?.entry(at: date)
  }
}
