import Store
import Views

/// The colours of a day's tile, by which days are told from one another.
enum DDayTint: String, CaseIterable {
  case violet = "DDay"
  case rose = "DDayRose"
  case teal = "DDayTeal"
  case forest = "DDayForest"
  case plum = "DDayPlum"
  case amber = "DDayAmber"
  /// Of the day itself.
  case festive = "DDayFestive"

  private static let usual = allCases.filter { $0 != .festive }

  /// Those of one group have the same, the others each its own, and neither ever another.
  init(of day: CountedDay) {
    let group = day.group
    self = Self.usual(group.isEmpty ? (day.id?.number ?? 1) &- 1 : group.stableHash)
    if day.isFestive { self = .festive }
  }

  init(ofGroup group: String) {
    self = Self.usual(group.stableHash)
  }

  private static func usual(_ number: Int) -> DDayTint {
    let count = usual.count
    return usual[(number % count + count) % count]
  }

  var gradient: LinearGradient {
    LinearGradient(
      colors: ["Start", "Middle", "End"].map { Color(rawValue + $0) },
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

extension String {
  /// The same on every day and every machine.
  fileprivate var stableHash: Int {
    utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }
  }
}
