import Cells
import Kit

extension Stage {
  static let places = Stage(
    name: "places", summary: "the built program: from place to place, and what 1,000 goings leave"
  ) {
    var still = try GoingSession(["--reduce-motion"])
    let cuts = try still.goings(rounds: 5)
    let before = try still.memory()
    _ = try still.goings(rounds: rounds, resting: 10)
    let growth = try still.memory() - before
    var moving = try GoingSession()
    let slides = try moving.goings(rounds: slidingRounds)
    return [
      Figure("places.first.median", slides.map(\.first).percentile(50), .milliseconds),
      Figure("places.first.p95", slides.map(\.first).percentile(95), .milliseconds, limit: 16),
      Figure("places.frames", greatest(slides.map(\.frames)), .entries, limit: 8),
      Figure("places.bytes", greatest(slides.map(\.bytes)), .bytes, limit: 250_000),
      Figure("places.cut.median", cuts.map(\.last).percentile(50), .milliseconds),
      Figure("places.cut.p95", cuts.map(\.last).percentile(95), .milliseconds, limit: 16),
      Figure("places.growth", growth, .kilobytes, limit: 384),
    ]
  }

  private static let rounds = 125
  private static let slidingRounds = 8

  private static func greatest(_ counts: [Int]) -> Double { Double(counts.max() ?? 0) }
}
