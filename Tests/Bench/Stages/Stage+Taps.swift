import Cells
import FoundationEssentials
import Kit

extension Stage {
  static let taps = Stage(
    name: "taps",
    summary:
      "a dashboard that runs: from a key to the flipped toggle, and to its truth in the store"
  ) {
    try figures("taps", hanging: 0) + figures("taps.hanging", hanging: Tapper.stuckButtons)
  }

  private static func figures(_ name: String, hanging: Int) throws -> [Figure] {
    var session = try TapSession()
    for _ in 0..<hanging { try session.hitNext() }
    try session.returnToReminders()
    let before = try session.loopTime
    let times = try (1...Tapper.taps).map { try session.tap($0) }
    let work = (try session.loopTime - before) / Tapper.taps
    func percentile(_ share: Double, _ times: [Duration]) -> Double {
      times.sorted()[Int(Double(times.count - 1) * share)] / .milliseconds(1)
    }
    let (flips, truths) = (times.map(\.flip), times.map(\.truth))
    return [
      Figure("\(name).flip.median", percentile(0.5, flips), .milliseconds),
      Figure("\(name).flip.p99", percentile(0.99, flips), .milliseconds, limit: 4),
      Figure("\(name).truth.median", percentile(0.5, truths), .milliseconds),
      Figure("\(name).truth.p99", percentile(0.99, truths), .milliseconds, limit: 10),
      Figure("\(name).work", work / .microseconds(1), .microseconds),
    ]
  }
}
