import FoundationEssentials

/// What a widget shows: a reel and, before the reel's first date, what stood there when it came.
struct Projection: Sendable {
  struct Picture: Sendable {
    let reel: Reel
    let entry: Int
    let shown: Shown
  }

  let reel: Reel
  let generation: Int
  private let held: Picture?

  init(_ reel: Reel, generation: Int, replacing last: Projection?, at date: Date) {
    self.reel = reel
    self.generation = generation
    held = last.map { last in
      let picture = last.picture(at: date)
      return Picture(reel: picture.reel.still(of: picture.entry), entry: 0, shown: picture.shown)
    }
  }

  func picture(at date: Date) -> Picture {
    let entry = reel.entry(at: date)
    if entry == nil, let held { return held }
    return Picture(
      reel: reel, entry: entry ?? 0, shown: Shown(generation: generation, entry: entry ?? 0))
  }
}
