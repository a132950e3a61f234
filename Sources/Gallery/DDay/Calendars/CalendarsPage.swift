import DDays
import FoundationEssentials
import Pages
import Store
import Views
import WidgetIntents

/// The calendars that are followed, with a line on which the path or the address of another is
/// written.
struct CalendarsPage: Page {
  private(set) var calendars: [ItemList.ID: FollowedCalendar]
  private(set) var dayCounts: [FollowedCalendar.ID: Int]
  private(set) var list = ItemList(entryLimit: PathField.longest)
  private var path: PathField
  /// The calendar that was to be removed once, until it is asked for again; nil if there is none.
  private(set) var asked: ItemList.ID?
  /// The calendar that is followed again when the last step is undone; nil if that was another step.
  private(set) var unfollowed: FollowedCalendar?

  init(
    _ calendars: [FollowedCalendar], dayCounts: [FollowedCalendar.ID: Int],
    unfollowed: FollowedCalendar? = nil, completing completion: PathCompletion? = nil
  ) {
    let ids = calendars.map { ($0.id.description, $0) }
    self.unfollowed = unfollowed
    self.calendars = Dictionary(ids) { first, _ in first }
    (self.dayCounts, path) = (dayCounts, PathField(completion))
    list.show([ItemList.Section("calendars", ids.map(\.0), hasHeading: false)])
    if calendars.isEmpty { list.write("") }
  }

  var title: LocalizedStringResource { "dday.calendars" }

  var isChanged: Bool { !typed.isEmpty }

  var place: KeyScope { list.place }

  var takesLeaving: Bool { list.takesLeaving && !calendars.isEmpty }

  /// The calendar with the focus; nil if there is none.
  var calendar: FollowedCalendar? { list.item.flatMap { calendars[$0] } }

  func offers(_ command: KeyCommand) -> Bool {
    switch command {
    case .step, .leave, .quit: true
    case .open: list.focus == .entry || calendar != nil
    case .remove: calendar != nil
    case .undo: unfollowed != nil
    default: false
    }
  }

  func name(of command: KeyCommand) -> String? {
    switch command {
    case .step where list.focus == .entry: completes ? "path.complete" : nil
    case .step: "dday.calendars.follow"
    case .open: list.focus == .entry ? "dday.calendars.follow" : "dday.calendars.edit"
    case .remove: "dday.calendars.unfollow"
    default: nil
    }
  }

  private var typed: String { list.entry?.text ?? "" }

  /// Whether Tab completes what is typed, which is a path then.
  private var completes: Bool {
    list.focus == .entry && (typed.hasPrefix("/") || typed.hasPrefix("~")) && path.completes(typed)
  }

  /// What is known of the path that is typed; nil if nothing is.
  var note: Field.Note? { list.focus == .entry ? path.note(of: typed) : nil }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    guard event != .command(.find) else { return nil }
    if event == .command(.step(1)), completes {
      return CalendarLink.completing(typed).url.map { .open($0) }
    }
    let before = asked
    asked = nil
    let request = list.handle(
      event, rows: room.calendarRows, columns: room.calendarColumns, density: room.density)
    switch request {
    case .enter(let words, let closes)?:
      let intent = FollowCalendarIntent(words.trimmed)
      return closes ? .perform(intent) : .run(intent)
    case .open(let id)?, .act(let id)?:
      return calendars[id].flatMap { CalendarLink.calendar($0.id).url }.map { .enter($0) }
    case .remove(let id)?:
      guard before == id else {
        asked = id
        return nil
      }
      return calendars[id].map { .run(UnfollowCalendarIntent($0.id)) }
    case .undo?: return unfollowed.map { _ in .run(UndoDaysIntent()) }
    default: return nil
    }
  }

  /// Takes over newer calendars, or a completion of what is still typed.
  mutating func follow(_ newer: CalendarsPage) {
    if let completed = path.take(newer.path, of: typed) { list.write(completed) }
    (calendars, dayCounts) = (newer.calendars, newer.dayCounts)
    unfollowed = newer.unfollowed
    list.show(newer.list.sections)
  }

  func body(in room: PageRoom) -> some View { CalendarsView(page: self, room: room) }
}

extension PageRoom {
  var calendarColumns: Int { min(100, columns) }

  var calendarRows: Int { max(1, rows - 4) }
}
