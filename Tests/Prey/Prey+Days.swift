import Almanac
import DDays
import FoundationEssentials
import Glibc
import Diary

extension Prey {
  private static let newYork = try? Zone(named: "America/New_York")

  static func readCalendar(_ bytes: [UInt8]) throws {
    guard let newYork, let imported = try? ImportedOccasions(calendar: bytes, zone: newYork) else {
      return
    }
    imported.askAll()
  }

  static func readDays(_ bytes: [UInt8]) throws {
    (try? ImportedOccasions(json: bytes))?.askAll()
  }

  /// In any zone, a day begins and ends, and the next change of the clock comes later.
  static func readZone(_ bytes: [UInt8]) throws {
    guard let zone = try? Zone(tzif: bytes, name: "Any") else { return }
    for seconds in [-1e11, -1e9, 0, 1_795_221_660, 4e9, 1e11] {
      let date = Date(timeIntervalSince1970: seconds)
      if let next = zone.nextTransition(after: date) { try BrokenLaw.check(next > date) }
      if let end = zone.end(of: .day, at: date) { try BrokenLaw.check(end > date) }
      _ = zone.date(of: zone.civil(at: date))
    }
  }

  private static let stepsPath = "/dev/shm/prey-\(getpid())"

  /// Steps are read from a file, as it may be too large for memory.
  static func readSteps(_ bytes: [UInt8]) throws {
    let file = open(stepsPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    _ = Glibc.write(file, bytes, bytes.count)
    close(file)
    defer { unlink(stepsPath) }
    _ = try? StepFile(path: stepsPath, home: nil).log(of: StepSpan(since: .first))
  }
}

extension ImportedOccasions {
  fileprivate func askAll() {
    for occasion in occasions { _ = occasion.day(seenFrom: .last) }
  }
}
