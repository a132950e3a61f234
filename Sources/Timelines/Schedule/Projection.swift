import FoundationEssentials

/// A reel, and the entry to show before its first date: the one shown when the reel arrived.
struct Projection: Sendable {
  let reel: Reel
  let generation: Int
  private let held: ShownEntry?

  init(_ reel: Reel, generation: Int, replacing last: Projection?, at date: Date) {
    self.reel = reel
    self.generation = generation
    held = last.map { last in
      let entry = last.entry(at: date)
      return ShownEntry(reel: entry.reel.still(of: entry.index), index: 0, id: entry.id)
    }
  }

  func entry(at date: Date) -> ShownEntry {
    let index = reel.entry(at: date)
    if index == nil, let held { return held }
    return ShownEntry(
      reel: reel, index: index ?? 0,
      id: ShownEntry.ID(generation: generation, index: index ?? 0))
  }
}
