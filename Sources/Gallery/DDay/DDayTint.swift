import Store
import Views

/// The colours of D-Day widgets, which tell D-Days apart.
enum DDayTint: String, CaseIterable {
  case violet = "DDay"
  case rose = "DDayRose"
  case teal = "DDayTeal"
  case forest = "DDayForest"
  case plum = "DDayPlum"
  case amber = "DDayAmber"
  /// For the day itself.
  case festive = "DDayFestive"

  private static let usual = allCases.filter { $0 != .festive }

  /// The permanent colour of a D-Day: its group's or, without a group, its own.
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

  var gradient: LinearGradient { Self.gradient(named: rawValue) }

  /// For a holiday that isn't a D-Day yet.
  static var offer: LinearGradient { gradient(named: "DDayOffer") }

  private static func gradient(named name: String) -> LinearGradient {
    LinearGradient(
      colors: ["Start", "Middle", "End"].map { Color(name + $0) },
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

extension String {
  /// A hash that is the same on every day and machine.
  fileprivate var stableHash: Int {
    utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }
  }
}
