import Almanac
import Caffeine
import FoundationEssentials

/// How much caffeine is in the body, and until when it keeps from sleep, as it is printed.
struct BodyReport {
  private let level: Double
  private let sleepLevel: Double
  private let end: CivilMoment?

  init(_ intakes: [Intake], _ constitution: Constitution, at date: Date, in zone: Zone) {
    let metabolism = constitution.metabolism
    sleepLevel = constitution.sleepLevel
    level = metabolism.level(of: intakes, at: date)
    end = metabolism.end(of: intakes, above: sleepLevel).flatMap {
      $0 > date ? zone.civil(at: $0) : nil
    }
  }

  var text: String {
    let wait = end.map {
      "; below \(sleepLevel.written) mg from \($0.time.description.prefix(5))"
    }
    return "In the body: \(level.rounded().written) mg\(wait ?? "")\n"
  }
}
