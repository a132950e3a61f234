import Almanac
import DDays
package import Desk
import FoundationEssentials
import Home

extension AnnouncementSource {
  /// D-Days, in the morning of the day before and of the day itself.
  package static let days = AnnouncementSource(of: .days) { scene, _ in
    // What was due yesterday may still be told.
    let first = scene.zone.civil(at: scene.from).day.advanced(by: -1)
    let last = scene.zone.civil(at: scene.until).day.advanced(by: 1)
    return try DDayBook(in: scene.store).ddays().flatMap { dday in
      dday.occasion.days(from: first, to: last).flatMap { day in
        [0, 1].map { Announcement(dday, on: day, daysBefore: $0, in: scene.zone) }
      }
    }
    .filter(scene.includes)
  }
}

extension Announcement {
  /// Each is told until its day is over.
  fileprivate init(_ dday: DDay, on day: CivilDay, daysBefore count: Int, in zone: Zone) {
    let told = day.advanced(by: -count)
    self.init(
      .day(title: dday.occasion.title, day), about: "day \(dday.id) \(day) -\(count)",
      at: zone.morning(of: told), until: zone.startOfDay(told.advanced(by: 1)),
      tolerance: Zone.greatestDifference)
  }
}

extension Occasion {
  /// Its days between two days.
  fileprivate func days(from first: CivilDay, to last: CivilDay) -> [CivilDay] {
    var days: [CivilDay] = []
    var from = first
    while let day = rule.next(onOrAfter: from), day <= last {
      days.append(day)
      from = day.advanced(by: 1)
    }
    return days
  }
}
