import Almanac
import Caffeine
import FoundationEssentials

/// How much caffeine is in the body, and until when it keeps from sleep, as it is printed.
struct BodyReport {
  private let level: Double
  private let end: CivilMoment?

  /// Who has more than this in the body sleeps badly.
  private static let sleepLevel = 50.0

  init(_ intakes: [Intake], _ metabolism: Metabolism, at date: Date, in zone: Zone) {
    level = metabolism.level(of: intakes, at: date)
    end = metabolism.end(of: intakes, above: Self.sleepLevel).flatMap {
      $0 > date ? zone.civil(at: $0) : nil
    }
  }

  var text: String {
    let wait = end.map {
      "; below \(Self.sleepLevel.written) mg from \($0.time.description.prefix(5))"
    }
    return "In the body: \(level.rounded().written) mg\(wait ?? "")\n"
  }
}
