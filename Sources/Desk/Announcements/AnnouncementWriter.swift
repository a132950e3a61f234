import Almanac
import FoundationEssentials
import Home
import Layout
import Terminal
import System

/// Puts into words what the user is told: each by itself, but many at once or several late ones together.
struct AnnouncementWriter {
  let strings: StringTable
  let dates: DateWriter
  /// Whether titles are replaced by what anybody may read.
  let hidesPrivateContent: Bool

  init(_ presentation: Presentation) {
    self.init(
      strings: presentation.strings, dates: presentation.surroundings.dates,
      hidesPrivateContent: presentation.hidesPrivateContent)
  }

  init(strings: StringTable, dates: DateWriter, hidesPrivateContent: Bool) {
    (self.strings, self.dates) = (strings, dates)
    self.hidesPrivateContent = hidesPrivateContent
  }

  func notices(of announcements: [Announcement], at now: Date) -> [AnnouncementNotice] {
    let late = announcements.filter { $0.isLate(at: now) }
    let timely = announcements.filter { !$0.isLate(at: now) }
    return notices(of: late, upTo: 1, together: "notify.missed %lld", at: now)
      + notices(of: timely, upTo: Self.mostAtOnce, together: "notify.several %lld", at: now)
  }

  private func notices(
    of announcements: [Announcement], upTo limit: Int, together key: String, at now: Date
  ) -> [AnnouncementNotice] {
    guard announcements.count > limit else { return announcements.map { notice(of: $0, at: now) } }
    let titles = announcements.prefix(Self.mostNamed).map { title(of: $0.matter) }
    let more = announcements.count > titles.count ? ["…"] : []
    return [
      AnnouncementNotice(
        strings.text(key, "\(announcements.count)"),
        hidesPrivateContent ? "" : (titles + more).joined(separator: ", "))
    ]
  }

  private func notice(of announcement: Announcement, at now: Date) -> AnnouncementNotice {
    let title = title(of: announcement.matter)
    let isLate = announcement.isLate(at: now)
    let distance = isLate ? dates.text(of: announcement.distance, at: now).text : ""
    switch announcement.matter {
    case .reminder(_, nil):
      return AnnouncementNotice(
        title, isLate ? strings.text("notify.due.late %@", distance) : word("notify.due"))
    case .reminder(_, let day?):
      let isToday = dates.zone.civil(at: now).day <= day
      return AnnouncementNotice(
        title, word(isToday ? "notify.due.today" : "notify.due.yesterday"))
    case .day(_, let day):
      let today = dates.zone.civil(at: now).day
      return AnnouncementNotice(
        title,
        word(
          today < day
            ? "notify.day.tomorrow" : today == day ? "notify.day.today" : "notify.day.yesterday"))
    case .timer(_, let length):
      let text = strings.text("alarm.over %@", words(forSeconds: Int(length)))
      return AnnouncementNotice(title, isLate ? "\(text) · \(distance)" : text)
    case .rain(_, _, let start):
      return AnnouncementNotice(
        title, strings.text("notify.from %@", dates.text(of: start, .time, at: now).text))
    }
  }

  private func title(of matter: Announcement.Matter) -> String {
    func shown(_ title: String, orIts key: String) -> String {
      hidesPrivateContent || title.told.isEmpty ? word(key) : title
    }
    return switch matter {
    case .reminder(let title, _): shown(title, orIts: "notify.reminder")
    case .day(let title, _): shown(title, orIts: "widget.dday")
    case .timer(let name, _): shown(name, orIts: "widget.timer")
    case .rain(let condition, let place, _):
      strings.text("notify.rain %@ %@", word(condition), word(place))
    }
  }

  private func words(forSeconds seconds: Int) -> String {
    if seconds < 60 { return strings.text("alarm.seconds %lld", "\(seconds)") }
    return seconds < 3600
      ? strings.text("alarm.minutes %lld", "\(seconds / 60)")
      : strings.text("alarm.hours %lld %lld", "\(seconds / 3600)", "\(seconds / 60 % 60)")
  }

  private func word(_ key: String) -> String { strings[key] ?? key }

  private static let mostAtOnce = 3
  private static let mostNamed = 5
}

extension Announcement {
  /// Whether the user is told of it later than it was due. Rain isn't due, it is foreseen.
  fileprivate func isLate(at now: Date) -> Bool {
    topic != .rain && now.timeIntervalSince(date) >= Self.punctuality
  }

  /// How long ago it was due.
  fileprivate var distance: DateReference {
    DateReference(to: date, units: [.hour, .minute], threshold: .day, fieldCount: 1)
  }

  private static let punctuality = 60.0
}
