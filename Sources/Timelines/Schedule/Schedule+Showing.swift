package import FoundationEssentials

extension Schedule {
  /// The entry that a widget shows; nil before the first answer.
  package func entry(of id: Instance.ID, at date: Date) -> ShownEntry? {
    timelines[id]?.projection?.entry(at: date)
  }
}
