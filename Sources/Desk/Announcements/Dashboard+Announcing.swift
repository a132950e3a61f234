import Boards
import FoundationEssentials
import Home
import Store
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
  mutating func take(_ agenda: PlannedAnnouncements) {
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
  mutating func followAnnouncements() {
    if following.announcements.takeWish(at: time.date) { following.stored.plan.want() }
  }

  /// Looks again after a widget has new content, which may be a forecast.
  mutating func hearOfNewContent() {
    if following.settings.supplies.notifying.soughtTopics.contains(.rain) {
      following.stored.plan.want()
    }
  }

  /// Claims what is due. What this process gets, the user is told of.
  mutating func claimAnnouncements() {
    let (date, announcements) = (time.date, following.announcements)
    let due = following.announcements.takeDue(at: date)
    guard !due.isEmpty, let store = following.stored.store else { return }
    calls.actions.claim(due, at: time.instant) {
      .announced(due.claimed(in: store, at: date).filter(announcements.tells))
    }
  }

  /// Tells the user, in the way that the user has chosen. A timer that isn't told of rings.
  mutating func announce(_ announcements: [Announcement]) throws(TerminalFault) {
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
  mutating func askAboutNotifications() throws(TerminalFault) {
    guard following.settings.supplies.notifying.way == .terminal else { return }
    try display.screen.askAboutNotifications()
  }

  /// Applies a changed choice. What was due before somebody wanted to be told of it is past.
  mutating func changeNotifying(from before: NotifySettings) throws(TerminalFault) {
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
  /// Those that nobody has claimed before. Where that can't be found out, it is better to tell twice
  /// than never.
  func claimed(in store: Store, at date: Date) -> [Announcement] {
    let claims = try? store.change { try $0.make(map(Claim.init), at: date) }
    guard let claims else { return self }
    return filter { claims.contains(Claim($0)) }
  }
}
