import Almanac
import Diary
import Desk
import FoundationEssentials
import System

/// The caffeine in the body, and the time from which it allows sleep, as a line of text.
struct BodyLine {
  let level: Double
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

  /// The time from which it allows sleep, such as `23:10`; nil if it does now.
  var sleepTime: String? { end.map { String($0.time.description.prefix(5)) } }

  func text(in strings: StringTable) -> String {
    let level = level.rounded().written
    guard let sleepTime else { return strings.text("caffeine.body %@", level) }
    return strings.text(
      "caffeine.body %@ %@ %@", level, sleepLevel.written, sleepTime)
  }
}
