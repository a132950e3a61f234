import Almanac
import DDays
import FoundationEssentials
import Pages
import Store
import System
import Timelines
import Views
import WidgetIntents

/// Makes the page of the calendars that are followed, and the settings of each.
struct CalendarPageMaker: PageMaker {
  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var home: HomeFolder
  @Dependency private var history: PageHistory<DayChange>

  func link(of url: URL) -> CalendarLink? { CalendarLink(url) }

  func page(behind link: CalendarLink) throws -> any Page {
    let book = CalendarBook(in: store, zone: now.zone)
    book.catchUp(at: now.date)
    let calendars = try book.calendars()
    switch link {
    case .all:
      return CalendarsPage(
        calendars, dayCounts: try book.dayCounts(), unfollowed: unfollowed)
    case .completing(let path):
      return CalendarsPage(
        calendars, dayCounts: try book.dayCounts(), unfollowed: unfollowed,
        completing: PathCompletion(of: path, home: home.path))
    case .calendar(let id):
      guard let calendar = calendars.first(where: { $0.id == id }) else {
        throw DDayError.calendarGone("\(id)")
      }
      return CalendarPage(calendar)
    }
  }

  /// The calendar that the last step has left; nil if that was another step.
  private var unfollowed: FollowedCalendar? {
    if case .unfollowing(let unfollowed)? = history.last { unfollowed.calendar } else { nil }
  }
}

/// A form for the name and the group of a calendar that is followed.
struct CalendarPage: Page {
  enum Question: String, SettingsQuestion {
    case name, group

    static let labels = "dday.calendar"
  }

  private let calendar: FollowedCalendar
  private(set) var settings: SettingsForm<Question>

  init(_ calendar: FollowedCalendar) {
    self.calendar = calendar
    settings = SettingsForm { question in
      let text = question == .name ? calendar.name : calendar.group
      return .text(TextEntry(text, limit: Bound.ddayGroup.greatest))
    }
    explain()
  }

  var title: LocalizedStringResource { "dday.calendar" }

  var isChanged: Bool { settings.isChanged }

  var place: KeyScope { settings.form.place }

  func offers(_ command: KeyCommand) -> Bool { command != .beginAnother }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    let request = settings.handle(event, in: room)
    explain()
    return switch request {
    case .save: save()
    case .cancel: .close
    case .press, nil: nil
    }
  }

  private mutating func save() -> PageEffect? {
    guard !name.isEmpty else {
      settings.focus(.name)
      return nil
    }
    guard isChanged else { return .close }
    return .perform(
      EditCalendarIntent(
        calendar.id, name: name, group: settings.text(of: .group).trimmed))
  }

  private var name: String { settings.text(of: .name).trimmed }

  private mutating func explain() {
    let isNamed = !name.isEmpty
    settings.change(.name) { $0.note = isNamed ? nil : .fault("calendar.error.name") }
    settings.change(.group) { $0.note = .remark("dday.calendar.group.note") }
  }

  func body(in room: PageRoom) -> some View { SettingsFormView(form: settings.form, room: room) }
}

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

/// The calendars that are followed, below the line for another.
struct CalendarsView: View {
  let page: CalendarsPage
  let room: PageRoom

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LineView(
        page.list, .entry, prompt: "dday.calendars.prompt", columns: room.calendarColumns)
      told.frame(height: .rows(2), alignment: .leading)
      ListView(page.list, columns: room.calendarColumns, rows: room.calendarRows) { _, _ in
        EmptyView()
      } row: { id, isFocused in
        if let calendar = page.calendars[id] { row(calendar, isFocused) }
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  @ViewBuilder private var told: some View {
    if let asked = page.asked.flatMap({ page.calendars[$0] }) {
      Text("dday.calendars.ask \(asked.name) \(page.dayCounts[asked.id] ?? 0)")
        .foregroundStyle(.orange)
    } else if case .fault(let words)? = page.note {
      Text(words).foregroundStyle(.orange)
    } else if case .remark(let words)? = page.note {
      Text(words).foregroundStyle(.secondary)
    } else if page.list.focus == .rows, let fault = page.calendar?.lastFault {
      Text(fault.localizedStringResource).foregroundStyle(.orange)
    } else if page.list.focus == .rows, let unfollowed = page.unfollowed {
      Text("dday.calendars.unfollowed \(unfollowed.name)").foregroundStyle(.secondary)
    } else {
      Text("dday.calendars.hint").foregroundStyle(.secondary)
    }
  }

  private func row(_ calendar: FollowedCalendar, _ isFocused: Bool) -> some View {
    HStack(spacing: 16) {
      Text(verbatim: calendar.name).fontWeight(isFocused ? .bold : .regular)
      Text(verbatim: calendar.source.shown).foregroundStyle(.secondary)
      if !calendar.group.isEmpty {
        Text(verbatim: calendar.group).foregroundStyle(DDayTint(ofGroup: calendar.group).accent)
      }
      Spacer(minLength: 0)
      if calendar.lastFault != nil { Text(verbatim: "!").bold().foregroundStyle(.orange) }
      Text("calendar.days \(page.dayCounts[calendar.id] ?? 0)").foregroundStyle(.secondary)
        .fixedSize()
    }
    .padding(.horizontal, 8)
  }
}

/// Gives a calendar that is followed another name, and its D-Days another group.
struct EditCalendarIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.calendar"

  @Parameter(title: "dday.calendar")
  var number: Int

  @Parameter(title: "dday.calendar.name")
  var name: String

  @Parameter(title: "dday.calendar.group")
  var group: String

  @Dependency private var store: Store
  @Dependency private var now: Now

  init() {}

  init(_ id: FollowedCalendar.ID, name: String, group: String) {
    (number, self.name, self.group) = (id.number, name, group)
  }

  func perform() async throws -> some IntentResult {
    let book = CalendarBook(in: store, zone: now.zone)
    try book.edit(FollowedCalendar.ID(number), name: name, group: group)
    book.catchUp(at: now.date)
    return .result()
  }
}

/// Follows a calendar at a path or an address, or reads one anew that is followed already.
struct FollowCalendarIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.calendars.follow"

  @Parameter(title: "dday.calendars.prompt")
  var address: String

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var home: HomeFolder
  @Dependency private var asker: CalendarAsker

  init() {}

  init(_ address: String) {
    self.address = address
  }

  func perform() async throws -> some IntentResult {
    let address = try CalendarAddress(home.absolute(address), from: home.path ?? "/")
    let book = CalendarBook(in: store, zone: now.zone)
    _ = try book.follow(address, named: nil, group: nil, at: now.date) {
      switch address {
      case .file(let path): try book.reading(ofFile: path)
      case .web(let url): try book.reading(ofWeb: url, by: asker)
      }
    }
    return .result()
  }
}

/// Follows a calendar no longer, and removes its D-Days.
struct UnfollowCalendarIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.calendars.unfollow"

  @Parameter(title: "dday.calendar")
  var number: Int

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ id: FollowedCalendar.ID) {
    number = id.number
  }

  func perform() async throws -> some IntentResult {
    let book = CalendarBook(in: store, zone: now.zone)
    history.note(.unfollowing(try book.unfollow(FollowedCalendar.ID(number))))
    return .result()
  }
}

/// A link to the calendars that are followed: `widgetty://dday/calendars`, or one of them.
enum CalendarLink: Hashable {
  case all
  /// All, with a path that is typed and to be completed.
  case completing(String)
  /// The settings of a calendar.
  case calendar(FollowedCalendar.ID)

  private static let place = "widgetty://dday/calendars"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let parts = text.dropFirst(Self.place.count).split(
      separator: "/", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("", 1): self = .all
    case ("", 2):
      guard let number = Int(parts[1]) else { return nil }
      self = .calendar(FollowedCalendar.ID(number))
    case ("", 3) where parts[1] == "completing":
      self = .completing(String(decoding: parts[2].utf8.unescaped, as: UTF8.self))
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .all: URL(string: Self.place)
    case .completing(let path): URL(string: "\(Self.place)/completing/\(path.inURL)")
    case .calendar(let id): URL(string: "\(Self.place)/\(id)")
    }
  }
}
