import Almanac
package import DDays
import Store
import Timelines
package import WidgetIntents

/// A change to D-Days that can be taken back.
enum DayChange: Hashable {
  /// Moves D-Days to Recently Deleted.
  case removal([DDay.ID])
  case restoration([DDay.ID])
  case edit(DDay.ID, from: Occasion, to: Occasion)
  /// Follows a calendar again, with the D-Days that it had.
  case following(UnfollowedCalendar)
  /// Follows a calendar no longer.
  case unfollowing(UnfollowedCalendar)

  var reversed: DayChange {
    switch self {
    case .removal(let ids): .restoration(ids)
    case .restoration(let ids): .removal(ids)
    case .edit(let id, let old, let new): .edit(id, from: new, to: old)
    case .following(let calendar): .unfollowing(calendar)
    case .unfollowing(let calendar): .following(calendar)
    }
  }

  /// Whether a change can't be undone any more, because its D-Day or its calendar is gone for good.
  static func isLost(_ error: any Error) -> Bool {
    switch error {
    case DDayError.gone, DDayError.calendarGone: true
    default: false
    }
  }

  /// Performs the change, and returns it as it is to be taken back.
  @discardableResult
  func apply(in store: Store, at now: Now) throws -> DayChange {
    let (book, calendars) = (DDayBook(in: store), CalendarBook(in: store, zone: now.zone))
    switch self {
    case .removal(let ids): _ = try book.remove(ids, at: now.date)
    case .restoration(let ids): _ = try book.restore(ids)
    case .edit(let id, let old, let new):
      _ = try book.edit(id) { $0.take(what: new, differsIn: old) }
    case .following(let calendar): try calendars.follow(again: calendar)
    case .unfollowing(let calendar):
      return .unfollowing(try calendars.unfollow(calendar.calendar.id))
    }
    return self
  }
}

extension Occasion {
  /// Takes over what differs between two others, and keeps what was changed elsewhere meanwhile.
  fileprivate mutating func take(what new: Occasion, differsIn old: Occasion) {
    func taken<Value: Equatable>(_ path: KeyPath<Occasion, Value>) -> Value {
      new[keyPath: path] == old[keyPath: path] ? self[keyPath: path] : new[keyPath: path]
    }
    (title, rule, note) = (taken(\.title), taken(\.rule), taken(\.note))
    (group, isPinned, isInclusive) = (taken(\.group), taken(\.isPinned), taken(\.isInclusive))
  }
}

/// Makes a D-Day of a public holiday, which comes again as the holiday does.
struct KeepHolidayIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.keep"

  @Parameter(title: "dday.editor.title")
  var name: String

  @Parameter(title: "dday.configuration.region")
  var region: String

  /// The number of the day.
  @Parameter(title: "dday.editor.date")
  var day: Int

  @Dependency private var store: Store
  @Dependency private var words: LocalizedWords
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ holiday: HolidayDay) {
    (name, region, day) = (holiday.name, holiday.region.rawValue, holiday.day.number)
  }

  func perform() async throws -> some IntentResult {
    let day = CivilDay(number: day)
    let known = HolidayRegion(rawValue: region).map { HolidayDay.all(in: day.year, of: $0) } ?? []
    guard let holiday = known.first(where: { $0.day == day && $0.name == name }) else {
      throw HolidayGone()
    }
    let dday = try DDayBook(in: store).add(
      Occasion(title: words["holiday.\(name)"], rule: holiday.rule))
    history.note(.restoration([dday.id]))
    return .result()
  }
}

/// That a holiday isn't known any more.
private struct HolidayGone: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "dday.fault.gone" }
}

/// Takes back the last change to D-Days on a page.
struct UndoDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.undo"

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  func perform() async throws -> some IntentResult {
    try history.undo(forgetting: DayChange.isLost) { change in
      try change.reversed.apply(in: store, at: now).reversed
    }
    return .result()
  }
}

/// Performs the change to D-Days again that was taken back last.
struct RedoDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.redo"

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  func perform() async throws -> some IntentResult {
    try history.redo(forgetting: DayChange.isLost) { change in
      try change.apply(in: store, at: now)
    }
    return .result()
  }
}

/// Adds the D-Days of a file that aren't there yet.
struct ImportDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.import"

  @Parameter(title: "dday.import.path")
  var path: String

  /// The group that all come into; empty if each keeps its own.
  @Parameter(title: "dday.import.group")
  var group: String

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ path: String, into group: String) {
    self.path = path
    self.group = group
  }

  func perform() async throws -> some IntentResult {
    let imported = try ImportedOccasions(ofFile: path, zone: now.zone)
    let occasions = imported.occasions.map { occasion in
      var occasion = occasion
      if !group.isEmpty { occasion.group = group }
      return occasion
    }
    let added = try DDayBook(in: store).add(occasions)
    if !added.isEmpty { history.note(.restoration(added.map(\.id))) }
    return .result()
  }
}

/// Pins a D-Day, or unpins it.
struct PinDDayIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.pin"

  @Parameter(title: "dday.configuration.day")
  var number: Int

  @Parameter(title: "dday.editor.pin")
  var isPinned: Bool

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ id: DDay.ID, isPinned: Bool) {
    (number, self.isPinned) = (id.number, isPinned)
  }

  func perform() async throws -> some IntentResult {
    var before: Occasion?
    let dday = try DDayBook(in: store).edit(DDay.ID(number)) { occasion in
      before = occasion
      occasion.isPinned = isPinned
    }
    if let before { history.note(.edit(dday.id, from: before, to: dday.occasion)) }
    return .result()
  }
}

/// Puts a small tile of a D-Day on the Home Screen.
struct PutDayHomeIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.home"

  @Parameter(title: "dday.configuration.day")
  var number: Int

  @Dependency private var home: HomeScreen

  init() {}

  init(_ id: DDay.ID) {
    number = id.number
  }

  func perform() async throws -> some IntentResult {
    try home.add([DDayBook.kind, "small", "day=\(number)"])
    return .result()
  }
}

/// Takes a D-Day out of Recently Deleted.
struct RestoreDDayIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.restore"

  @Parameter(title: "dday.configuration.day")
  var number: Int

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ id: DDay.ID) {
    number = id.number
  }

  func perform() async throws -> some IntentResult {
    let ids = [DDay.ID(number)]
    _ = try DDayBook(in: store).restore(ids)
    history.note(.restoration(ids))
    return .result()
  }
}

extension CalendarFault: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    let reason = LocalizedStringResource(reason)
    return line.map { "dday.import.line \($0) \(reason)" } ?? reason
  }
}

extension LocalizedStringResource {
  init(_ phrase: Phrase) {
    self.init(key: phrase.key, arguments: phrase.values.map(Argument.text))
  }
}
