package import Almanac
package import FoundationEssentials
package import Store
import System

/// A reason why a D-Day can't be stored or changed.
package enum DDayError: Error, Hashable, Sendable {
  /// The D-Day doesn't exist, or isn't where it should be.
  case gone(DDay.ID)
  /// A D-Day with this `uid` exists.
  case known
  case longText(Sort, limit: Int)
  case endsBeforeItStarts
  /// With these, there would be more than are allowed.
  case tooMany(most: Int)
  case tooManyGaps(limit: Int)
  /// With these, all D-Days together would hold more than they may.
  case tooManyNotes(most: Int)
  case tooManyGapsInAll(most: Int)
  case startsInGap
  /// Only its calendar, which is followed, can change or remove the D-Day.
  case followed(calendar: String)
  /// There is no followed calendar of this name or number.
  case calendarGone(String)
  /// Another followed calendar has this name.
  case calendarNamed(String)

  /// The text that is too long.
  package enum Sort: String, Hashable, Sendable {
    case title, group, note, uid, name
  }
}

extension DDayError {
  package var phrase: Phrase {
    switch self {
    case .gone(let id): Phrase("dday.error.gone %@", "\(id)")
    case .known: Phrase("dday.error.known")
    case .longText(let sort, let limit):
      Phrase(
        "dday.error.long.\(sort.rawValue) %lld %lld", "\(limit)",
        "\(limit * Bound.bytesOfCharacter)")
    case .endsBeforeItStarts: Phrase("dday.error.backwards")
    case .tooMany(let most): Phrase("dday.error.many %lld", "\(most)")
    case .tooManyGaps(let limit): Phrase("dday.error.gaps %lld", "\(limit)")
    case .tooManyNotes(let most): Phrase("dday.error.notes %@", most.grouped)
    case .tooManyGapsInAll(let most): Phrase("dday.error.all-gaps %@", most.grouped)
    case .startsInGap: Phrase("dday.error.gap-start")
    case .followed(let calendar): Phrase("dday.error.followed %@", calendar)
    case .calendarGone(let word): Phrase("dday.error.calendar-gone %@", word)
    case .calendarNamed(let name): Phrase("dday.error.calendar-named %@", name)
    }
  }
}

/// An occasion that is stored.
package struct DDay: Identifiable, Hashable, Sendable {
  package typealias ID = StoredDDay.ID

  package let id: ID
  package let occasion: Occasion
  /// The date of deletion; nil unless it is in Recently Deleted.
  package let removedAt: Date?
  /// The calendar that it comes from; nil if it was added here.
  package let calendar: FollowedCalendar.ID?
}

/// All D-Days in the store. Each change reloads the widgets that show them.
package struct DDayBook: Sendable {
  /// The kind of the widgets that count D-Days.
  package static let kind = "dday"
  /// The kind of the widgets that mark them in a month.
  package static let calendarKind = "calendar"
  /// The kinds of all widgets that show D-Days.
  package static let kinds = [kind, calendarKind]

  private let store: Store

  package init(in store: Store) {
    self.store = store
  }

  /// The D-Days in the order in which they were added.
  package func ddays() throws -> [DDay] {
    guard !store.isNew else { return [] }
    return try store.read { try $0.ddays() }.map(DDay.init)
  }

  /// The D-Days in Recently Deleted, the last deleted first.
  package func removedDDays() throws -> [DDay] {
    guard !store.isNew else { return [] }
    return try store.read { try $0.removedDDays() }.map(DDay.init)
  }

  package func add(_ occasion: Occasion) throws -> DDay {
    guard let dday = try add([occasion]).first else { throw DDayError.known }
    return dday
  }

  /// Adds several occasions in one change, except those whose `uid` exists, even in Recently
  /// Deleted or in a calendar that is followed.
  package func add(_ occasions: [Occasion]) throws -> [DDay] {
    for occasion in occasions { try occasion.check() }
    guard !occasions.isEmpty else { return [] }
    return try change { change in
      var count = try change.contents.ddaySize().count
      let followed = try followedUIDs(in: change)
      let added = try occasions.compactMap { occasion -> DDay? in
        guard !followed.contains(occasion.uid), let id = try change.add(occasion.record) else {
          return nil
        }
        count += 1
        guard !Bound.ddays.isExceeded(by: count) else {
          throw DDayError.tooMany(most: Bound.ddays.greatest)
        }
        return DDay(id: id, occasion: occasion, removedAt: nil, calendar: nil)
      }
      try change.checkDDays()
      return added
    }
  }

  /// The `uid`s that calendars have.
  private func followedUIDs(in change: borrowing Change) throws -> Set<String> {
    guard try !change.contents.calendars().isEmpty else { return [] }
    return Set(try change.contents.ddays().filter { $0.calendar != nil }.map(\.record.uid))
  }

  /// Changes a D-Day; of one that a calendar has, only whether it is pinned, and its group.
  package func edit(_ id: DDay.ID, _ edit: (inout Occasion) throws -> Void) throws -> DDay {
    try store.change { change in
      guard let stored = try change.contents.dday(id), stored.removedAt == nil else {
        throw DDayError.gone(id)
      }
      let known = Occasion(stored.record)
      var occasion = known
      try edit(&occasion)
      try occasion.check()
      var record = occasion.record
      if stored.calendar != nil {
        guard occasion.isSame(as: known) else { throw try followed(stored, in: change) }
        record.hasOwnGroup = stored.record.hasOwnGroup || occasion.group != known.group
      }
      try change.update(id, to: record, of: stored.calendar)
      try change.checkDDays()
      try change.requestReloadOfDays()
      return DDay(id: id, occasion: occasion, removedAt: nil, calendar: stored.calendar)
    }
  }

  /// Moves D-Days to Recently Deleted, all or none.
  package func remove(_ ids: [DDay.ID], at date: Date) throws -> [DDay] {
    try move(ids) { change, id in
      if let stored = try change.contents.dday(id), stored.calendar != nil {
        throw try followed(stored, in: change)
      }
      return try change.remove(id, at: date)
    }
  }

  /// The error that a D-Day is its calendar's.
  private func followed(_ stored: StoredDDay, in change: borrowing Change) throws -> DDayError {
    let calendar = try stored.calendar.flatMap { try change.contents.calendar($0) }
    return .followed(calendar: calendar?.name ?? "")
  }

  /// Restores D-Days from Recently Deleted, all or none. One that a calendar no longer has becomes
  /// the user's own.
  package func restore(_ ids: [DDay.ID]) throws -> [DDay] {
    try move(ids) { change, id in
      guard let stored = try change.contents.dday(id), stored.removedAt != nil,
        stored.calendar != nil
      else { return try change.restore(id) }
      guard try change.adopt(stored) else { throw DDayError.known }
      return true
    }
  }

  private func move(
    _ ids: [DDay.ID], _ move: (borrowing Change, DDay.ID) throws -> Bool
  ) throws -> [DDay] {
    try change { change in
      try ids.map { id in
        guard try move(change, id), let dday = try change.contents.dday(id) else {
          throw DDayError.gone(id)
        }
        return DDay(dday)
      }
    }
  }

  /// Changes the store; reloads the widgets only if something has changed.
  private func change(_ body: (borrowing Change) throws -> [DDay]) throws -> [DDay] {
    try store.change { change in
      let ddays = try body(change)
      if !ddays.isEmpty { try change.requestReloadOfDays() }
      return ddays
    }
  }
}

extension Occasion {
  /// Whether it differs in nothing but its pin and its group.
  fileprivate func isSame(as other: Occasion) -> Bool {
    var twin = other
    (twin.isPinned, twin.group) = (isPinned, group)
    return self == twin
  }
}

/// A sort order of D-Days.
package enum DDayOrder: String, CaseIterable, Hashable, Sendable {
  case date, title
}

extension [DDay] {
  /// The D-Days in an order, pinned ones first.
  package func sorted(by order: DDayOrder, from today: CivilDay) -> [DDay] {
    let keys = map { dday in
      (
        isBehind: dday.occasion.isPinned ? 0 : 1, day: dday.occasion.day(seenFrom: today),
        title: dday.occasion.title.lowercased(), dday: dday
      )
    }
    return keys.sorted { one, other in
      switch order {
      case .date:
        (one.isBehind, one.day, one.title, one.dday.id)
          < (other.isBehind, other.day, other.title, other.dday.id)
      case .title:
        (one.isBehind, one.title, one.day, one.dday.id)
          < (other.isBehind, other.title, other.day, other.dday.id)
      }
    }
    .map(\.dday)
  }

  /// The D-Days with pinned ones first, then future ones, then past ones; each group nearest first.
  package func nearestFirst(from today: CivilDay) -> [DDay] {
    let keys = map { dday in
      let distance = dday.occasion.day(seenFrom: today).number - today.number
      return (
        isBehind: dday.occasion.isPinned ? 0 : 1, isPast: distance < 0 ? 1 : 0,
        distance: abs(distance), dday: dday
      )
    }
    return keys.sorted {
      ($0.isBehind, $0.isPast, $0.distance, $0.dday.id)
        < ($1.isBehind, $1.isPast, $1.distance, $1.dday.id)
    }
    .map(\.dday)
  }
}

extension Change {
  /// Has the widgets asked again that show D-Days.
  func requestReloadOfDays() throws {
    for kind in DDayBook.kinds { try requestReload(of: kind) }
  }

  /// Throws if all D-Days together, deleted or not, are more or hold more than they may.
  func checkDDays() throws {
    let size = try contents.ddaySize()
    if Bound.ddays.isExceeded(by: size.count) {
      throw DDayError.tooMany(most: Bound.ddays.greatest)
    }
    var holding = Holding()
    if let error = holding.excess(with: size.noteBytes, size.gapCount) { throw error }
  }
}

/// What D-Days hold together.
struct Holding {
  private var (noteBytes, gapCount) = (0, 0)

  /// Takes more into account; returns why that is too much, or nil.
  mutating func excess(with noteBytes: Int, _ gapCount: Int) -> DDayError? {
    self.noteBytes += noteBytes
    self.gapCount += gapCount
    if Bound.ddayNotes.isExceeded(by: self.noteBytes) {
      return .tooManyNotes(most: Bound.ddayNotes.greatest)
    }
    return Bound.ddayGaps.isExceeded(by: self.gapCount)
      ? .tooManyGapsInAll(most: Bound.ddayGaps.greatest) : nil
  }

  /// Throws if the occasions of a line are too much with all before.
  mutating func take(_ occasions: some Sequence<Occasion>, at line: Int) throws(LineFault) {
    for occasion in occasions {
      if let error = excess(with: occasion.note.utf8.count, occasion.rule.gaps.count) {
        throw LineFault(line, error.phrase)
      }
    }
  }
}

extension Occasion {
  /// Throws if the occasion can't be stored.
  func check() throws(DDayError) {
    try Self.check(title, .title, .ddayTitle)
    try Self.check(group, .group, .ddayGroup)
    try Self.check(note, .note, .ddayNote)
    try Self.check(uid, .uid, .ddayUID)
    if let end = rule.end, end < rule.start { throw .endsBeforeItStarts }
    guard rule.gaps.count <= DayRule.mostGaps else { throw .tooManyGaps(limit: DayRule.mostGaps) }
    if rule.gaps.contains(rule.start) { throw .startsInGap }
  }

  private static func check(
    _ text: String, _ sort: DDayError.Sort, _ bound: Bound
  ) throws(DDayError) {
    if bound.isExceeded(by: text) { throw .longText(sort, limit: bound.greatest) }
  }
}

extension DDay {
  init(_ stored: StoredDDay) {
    self.init(
      id: stored.id, occasion: Occasion(stored.record), removedAt: stored.removedAt,
      calendar: stored.calendar)
  }
}

extension Occasion {
  /// Replaces values unknown to this version of the program with defaults.
  init(_ record: DDayRecord) {
    self.init(
      uid: record.uid, title: record.title,
      rule: DayRule(
        start: CivilDay(number: record.start), recurrence: Recurrence(record),
        missingDay: MissingDay(rawValue: record.missingDay) ?? .last,
        end: record.end.map { CivilDay(number: $0) },
        gaps: DayGaps(record.gaps.prefix(DayRule.mostGaps).map { CivilDay(number: $0) })),
      isInclusive: record.isInclusive, group: record.group, isPinned: record.isPinned,
      note: record.note)
  }

  var record: DDayRecord {
    var record = DDayRecord(
      uid: uid, title: title, start: rule.start.number, recurrence: rule.recurrence.word,
      missingDay: rule.missingDay.rawValue)
    if case .lunarYearly(let anniversary) = rule.recurrence {
      // A leap month is below zero.
      record.lunarMonth = anniversary.isLeapMonth ? -anniversary.month : anniversary.month
      record.lunarDay = anniversary.day
    }
    record.end = rule.end?.number
    record.gaps = rule.gaps.days.map(\.number)
    (record.isInclusive, record.isPinned) = (isInclusive, isPinned)
    (record.group, record.note) = (group, note)
    return record
  }
}

extension Recurrence {
  fileprivate init(_ record: DDayRecord) {
    if let month = record.lunarMonth, let day = record.lunarDay,
      let anniversary = LunarAnniversary(
        month: abs(max(-12, month)), isLeapMonth: month < 0, day: day)
    {
      self = .lunarYearly(anniversary)
    } else {
      self = Recurrence(word: record.recurrence) ?? .never
    }
  }
}
