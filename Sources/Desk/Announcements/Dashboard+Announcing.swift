import Almanac
import Boards
import FoundationEssentials
import Home
import Layout
import Store
import System
import Terminal

extension Dashboard {
  /// What to look for in the store and elsewhere; nil if the user is told of nothing.
  var announcementPlan: AnnouncementPlan? {
    let topics = following.settings.supplies.notifying.soughtTopics
    let sources = following.announcements.sources.filter { topics.contains($0.topic) }
    guard !sources.isEmpty, let store = following.stored.store else { return nil }
    let date = time.date
    return AnnouncementPlan(
      sources: sources,
      scene: AnnouncementSource.Scene(
        in: store, from: date, until: date + Self.foresight, zone: home.zone,
        widgets: following.boards.boards.instances,
        dependencies: calls.actions.reach.dependencies))
  }

  /// Takes over what is to be announced, and watches the files in which that was found.
  func take(_ agenda: PlannedAnnouncements) {
    guard announcementPlan != nil else { return }
    let isEarly =
      following.settings.supplies.notifying.way == .terminal
      && display.mayAnswer(at: time.instant)
    // By then the terminal has said what it understands, or won't.
    following.announcements.take(isEarly ? PlannedAnnouncements(until: time.date + 1.1) : agenda)
    for file in agenda.files {
      for folder in FollowedFiles.folders(of: file) { _ = folders.watch(folder) }
    }
  }

  /// Looks for more once what is known comes to its end.
  func followAnnouncements() {
    if following.announcements.takeWish(at: time.date) { following.stored.plan.want() }
  }

  /// Looks again after a widget has new content, which may be a forecast.
  func hearOfNewContent() {
    if following.settings.supplies.notifying.soughtTopics.contains(.rain) {
      following.stored.plan.want()
    }
  }

  /// Claims what is due. What this process gets, the user is told of.
  func claimAnnouncements() {
    let (date, announcements) = (time.date, following.announcements)
    let due = following.announcements.takeDue(at: date)
    guard !due.isEmpty, let store = following.stored.store else { return }
    calls.actions.claim(due, at: time.instant) {
      .announced(due.claimed(in: store, at: date).filter(announcements.tells))
    }
  }

  /// Tells the user, in the way that the user has chosen. A timer that isn't told of rings.
  func announce(_ announcements: [Announcement]) throws(TerminalFault) {
    let settings = following.settings.supplies.notifying
    let told = announcements.filter { settings.tells(of: $0.topic) }
    if told.count < announcements.count || settings.way == .bell && !told.isEmpty {
      try display.screen.ring()
    }
    guard settings.way == .terminal || settings.way == .command else { return }
    for notice in AnnouncementWriter(home.presentation).notices(of: told, at: time.date) {
      if settings.way == .terminal {
        try display.notify(notice)
      } else {
        notifier.show(notice, by: settings.command)
      }
    }
  }

  /// Asks the terminal whether it shows notifications, if it is to.
  func askAboutNotifications() throws(TerminalFault) {
    guard following.settings.supplies.notifying.way == .terminal else { return }
    try display.screen.askAboutNotifications()
  }

  /// Applies a changed choice. What was due before somebody wanted to be told of it is past.
  func changeNotifying(from before: NotifySettings) throws(TerminalFault) {
    let now = following.settings.supplies.notifying
    if before.way == .off { following.announcements.beginning = time.date }
    if now.soughtTopics.isEmpty { following.announcements.forget() }
    if before.way != .terminal { try askAboutNotifications() }
    following.stored.plan.want()
  }

  /// The seconds for which is known what is due, so that nothing has to be looked for meanwhile.
  private static let foresight = 7 * 86_400.0
}

extension [Announcement] {
  /// Those that nobody has claimed before, in the store or, while that is held by others, by a file.
  func claimed(in store: Store, at date: Date) -> [Announcement] {
    let claims = try? store.change { try $0.make(map(Claim.init), at: date) }
    return filter { announcement in
      let claim = Claim(announcement)
      let file = ClaimFile(of: claim, in: store.folder)
      return claims.map { $0.contains(claim) && !file.isThere } ?? file.create(at: date)
    }
  }
}

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
      let text = strings.text("alarm.over %@", words(forSeconds: Int(bounded: length)))
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
