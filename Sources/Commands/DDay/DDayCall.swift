import Almanac
import DDays
import Desk
import FoundationEssentials
import Store
import System

/// A call of the D-Day command.
struct DDayCall {
  let arguments: Arguments
  let context: CommandContext
  let book: DDayBook
  private let calendars: CalendarBook
  let today: CivilDay

  init(_ arguments: Arguments, in context: CommandContext) throws {
    (self.arguments, self.context) = (arguments, context)
    book = DDayBook(in: try context.store)
    calendars = CalendarBook(in: try context.store, zone: context.dates.zone)
    today = context.dates.zone.civil(at: context.date).day
  }

  /// The D-Days, those of followed files as these are now.
  var known: [DDay] {
    get throws {
      calendars.catchUp(at: context.date)
      return try book.ddays()
    }
  }

  private var calendarNames: [FollowedCalendar.ID: String] {
    Dictionary(((try? calendars.calendars()) ?? []).map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// The calendars' names, with their ages where these are out of date.
  private var datedCalendars: [FollowedCalendar.ID: String] {
    let known = ((try? calendars.calendars()) ?? []).map { calendar in
      let age = calendar.staleDays(at: context.date).map { days in
        ", " + context.strings.text(days == 1 ? "dday.as-of.one" : "dday.as-of %lld", "\(days)")
      }
      return (calendar.id, calendar.name + (age ?? ""))
    }
    return Dictionary(known) { first, _ in first }
  }

  var writer: DDayWriter {
    DDayWriter(today: today, strings: context.strings, calendars: datedCalendars)
  }
  private var options: OccasionOptions {
    OccasionOptions(
      arguments: arguments, today: today, order: context.dateOrder, zone: context.dates.zone,
      strings: context.strings)
  }

  func add() throws {
    let words = arguments.words.dropFirst().joined(separator: " ")
    var occasion = Occasion(
      title: (arguments.words.first ?? "").onOneLine, rule: DayRule(start: today))
    let times = try options.apply(to: &occasion, day: words)
    let dday = try misuse { try book.add(occasion) }
    try tell([dday])
    let rule = dday.occasion.rule
    let repeats = rule.recurrence == .never ? [] : [context.strings.sentence(on: rule)]
    let undo = context.strings.text("dday.added.undo %@", "\(dday.id)")
    explain(repeats + droppedTimes(times) + [undo])
    if rule.recurrence == .never, namesYearlyDay(words, rule.start) {
      context.tell(context.strings.text("dday.added.once %@", "\(dday.id)"))
    }
    // Whoever adds the first one may not have seen the screen yet.
    if try book.ddays().count == 1, let invitation = try context.invitation {
      context.tell(invitation)
    }
  }

  /// Whether words name a day of the year without its year, as that of every year may be meant: seen
  /// from another day, it is the same.
  private func namesYearlyDay(_ words: String, _ day: CivilDay) -> Bool {
    guard !words.contains("\(day.year)") else { return false }
    let other = try? SpokenDay(
      words: words, today: today.advanced(by: 40), order: context.dateOrder
    ).day
    return other.map { ($0.month, $0.day) == (day.month, day.day) } ?? false
  }

  /// Says on standard error what the line of a D-Day doesn't.
  private func explain(_ sentences: [String]) {
    if !sentences.isEmpty { context.tell(sentences.joined(separator: " ")) }
  }

  private func droppedTimes(_ times: [String]) -> [String] {
    times.map { context.strings.text("dday.added.time %@", $0) }
  }

  func edit() throws {
    let id = try ids()[0]
    guard !arguments.hasNoOptions else {
      throw CommandError(misuse: context.strings.text("dday.error.unchanged"))
    }
    var (times, old) = ([String](), DayRule(start: today))
    let dday = try misuse {
      try book.edit(id) {
        old = $0.rule
        times = try options.apply(to: &$0, day: arguments["date"])
      }
    }
    try tell([dday])
    explain(change(of: dday, from: old) + droppedTimes(times) + undo(dday, to: old))
  }

  /// How a D-Day repeats now, if its date or its repeat changed.
  private func change(of dday: DDay, from old: DayRule) -> [String] {
    let rule = dday.occasion.rule
    let isChanged = rule.start != old.start || rule.recurrence != old.recurrence
    let isPlain = rule.recurrence == .never && old.recurrence == .never
    return isChanged && !isPlain ? [context.strings.sentence(on: rule)] : []
  }

  /// The command that gives a D-Day back its date and its repeat, if they changed.
  private func undo(_ dday: DDay, to old: DayRule) -> [String] {
    let rule = dday.occasion.rule
    guard rule.start != old.start || rule.recurrence != old.recurrence else { return [] }
    return [
      context.strings.text(
        "dday.edited.undo %@ %@ %@", "\(dday.id)", old.startWords, old.recurrence.word)
    ]
  }

  func list() throws {
    let order = try arguments["sort"].map(order) ?? .date
    let removed = arguments.has("removed")
    calendars.askForDue(at: context.date, by: context.calendarAsker)
    let all = try removed ? book.removedDDays() : known.sorted(by: order, from: today)
    let ddays = try arguments["group"].map { try inGroup($0.onOneLine, of: all) } ?? all
    guard !arguments.has("json") else { return try writeJSON(ddays) }
    if ddays.isEmpty {
      context.tell(
        context.strings.text(removed ? "dday.error.basket" : "dday.error.none"))
    }
    try tell(ddays)
    if !removed { try tellVanished() }
  }

  /// Says on standard error which pinned D-Days have gone with their calendars lately.
  private func tellVanished() throws {
    let writer = CalendarWriter(
      date: context.date, zone: context.dates.zone, strings: context.strings)
    let followed = try calendars.calendars()
    for dday in try calendars.vanished() {
      guard let calendar = followed.first(where: { $0.id == dday.calendar }),
        let date = dday.removedAt, context.date.timeIntervalSince(date) < CalendarCall.news
      else { continue }
      context.tell(writer.sentence(of: dday, in: calendar))
    }
  }

  func show() throws {
    let ddays = try named(among: known + book.removedDDays())
    guard !arguments.has("json") else { return try writeJSON(ddays) }
    try context.write(.rows(ddays.map(writer.paragraph).joined(separator: [""])))
  }

  func remove() throws {
    try tell(try misuse { try book.remove(try ids(), at: context.date) })
  }

  /// Restores the D-Days with the given numbers, or the last one deleted.
  func restore() throws {
    let last = try arguments.words.isEmpty ? book.removedDDays().prefix(1).map(\.id) : ids()
    guard !last.isEmpty else { throw CommandError(context.strings.text("dday.error.basket")) }
    try tell(try misuse { try book.restore(last) })
  }

  /// The D-Day with the given number, or the nearest, pinned first; nil if there is none.
  func chosen() throws -> DDay? {
    let all = try known
    return try named(among: all).first ?? all.nearestFirst(from: today).first
  }

  private func named(among ddays: [DDay]) throws -> [DDay] {
    try ids().map { id in
      guard let dday = ddays.first(where: { $0.id == id }) else {
        throw unknown("\(id)", among: ddays)
      }
      return dday
    }
  }

  private func tell(_ ddays: [DDay]) throws {
    let writer = writer
    try context.write(.rows(ddays.map(writer.line)))
  }

  private func writeJSON(_ ddays: [DDay]) throws {
    let names = calendarNames
    try context.write(
      ddays.map { dday in
        ListedDDay(
          dday, of: dday.calendar.flatMap { names[$0] }, today: today, strings: context.strings)
      }.json)
  }

  private func order(_ word: String) throws -> DDayOrder {
    guard let order = DDayOrder(rawValue: word) else {
      throw CommandError(
        unknown: "dday.sort.order", word, among: DDayOrder.allCases.map(\.rawValue),
        in: context.strings)
    }
    return order
  }

  /// The D-Days with the given numbers or titles, without duplicates.
  private func ids() throws -> [DDay.ID] {
    let ddays = try arguments.words.isEmpty ? [] : known + book.removedDDays()
    var seen: Set<DDay.ID> = []
    return try arguments.words.map { try id($0, among: ddays) }.filter { seen.insert($0).inserted }
  }

  private func id(_ word: String, among ddays: [DDay]) throws -> DDay.ID {
    if let dday = ddays.first(where: { "\($0.id)" == word }) { return dday.id }
    let named = ddays.filter { $0.occasion.title.lowercased() == word.lowercased() }
    guard named.count == 1 else { throw unknown(word, among: named.isEmpty ? ddays : named) }
    return named[0].id
  }

  private func unknown(_ word: String, among ddays: [DDay]) -> CommandError {
    let writer = writer
    return CommandError(
      unknown: "dday.sort.dday", word,
      among: ddays.map { "\($0.id) \(writer.title(of: $0.occasion))".harmless(upTo: 40) },
      in: context.strings)
  }

  /// Rethrows D-Day errors as misuse.
  func misuse<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DDayError {
      throw CommandError(misuse: context.strings.text(error.phrase))
    }
  }

  /// The D-Days of a group; throws if there is no such group.
  private func inGroup(_ group: String, of ddays: [DDay]) throws -> [DDay] {
    let found = ddays.filter { $0.occasion.group == group }
    guard found.isEmpty else { return found }
    let known = Set(ddays.map(\.occasion.group)).subtracting([""]).sorted()
    throw CommandError(unknown: "dday.sort.group", group, among: known, in: context.strings)
  }
}

extension DayRule {
  /// The start in words that name the lunar date on which the rule repeats, if it does.
  fileprivate var startWords: String {
    guard case .lunarYearly = recurrence, let lunar = start.lunar else { return start.description }
    let month = "\(lunar.isLeapMonth ? "윤" : "")\(lunar.month)"
    return "음력 \(lunar.year)년 \(month)월 \(lunar.day)일"
  }
}

extension DDayCall {
  /// Imports a file in one change and reports what was skipped; false if nothing in it was useful.
  func importFile() throws -> Bool {
    let path = arguments.words.first ?? "-"
    let bytes = try InputFile(path: path, strings: context.strings).bytes()
    var imported: ImportedOccasions
    do {
      imported = try ImportedOccasions(bytes, zone: context.dates.zone)
    } catch {
      throw CommandError("\(path):\(context.strings.text(error))")
    }
    let group = arguments["group"]?.onOneLine
    let occasions = imported.occasions.map { occasion in
      var occasion = occasion
      occasion.group = group ?? occasion.group
      return occasion
    }
    let stays = try staying(occasions)
    let added = try misuse { try book.add(occasions) }.count
    let summary = context.strings.text(
      "dday.import %lld %lld %lld", String(added), String(occasions.count - added),
      String(imported.skipped.leftOut))
    try context.write(
      .rows(context.strings.lines(about: imported.skipped, in: path) + stays + [summary]))
    return !occasions.isEmpty || imported.skipped.isEmpty
  }

  /// The text about known D-Days that the import leaves as they are.
  private func staying(_ occasions: [Occasion]) throws -> [String] {
    let known = Dictionary(
      try book.ddays().map { ($0.occasion.uid, $0.occasion.rule.start) }
    ) { first, _ in first }
    let thrownAway = Set(try book.removedDDays().map(\.occasion.uid))
    let moved = occasions.count { occasion in
      known[occasion.uid].map { $0 != occasion.rule.start } ?? false
    }
    let counts = [
      (moved == 1 ? "dday.import.moved.one" : "dday.import.moved %lld", moved),
      ("dday.import.removed %lld", occasions.count { thrownAway.contains($0.uid) }),
    ]
    return counts.filter { $0.1 > 0 }.map { context.strings.text($0, String($1)) }
  }

  /// Exports the user's own D-Days to a file, or prints them; the others are in their calendars.
  func exportFile() throws {
    let occasions = try known.filter { $0.calendar == nil }.map(\.occasion)
    let path = arguments.words.first
    let isJSON = arguments.has("json") || path?.hasSuffix(".json") == true
    let text = try ExportedOccasions(occasions, asJSON: isJSON, at: context.date).text
    guard let path else { return try context.export(text) }
    try OutputFile(path: path, strings: context.strings).write(text)
  }
}

extension DDayCall {
  /// Prints the public holidays of a year, each with the law that makes it one.
  func holidays() throws {
    let year = try arguments.words.first.map(year) ?? today.year
    let region = try region()
    let days = HolidayDay.all(in: year, of: region)
    tellWhatIsUnknown(in: year, of: region)
    guard !arguments.has("json") else {
      return try context.write(days.map { ListedHoliday($0, in: context.strings) }.json)
    }
    try context.write(.rows(days.map(line)))
  }

  /// Says on standard error which holidays are missing because nobody knows them.
  private func tellWhatIsUnknown(in year: Int, of region: HolidayRegion) {
    if year < region.firstYear {
      context.tell(context.strings.text("dday.holidays.early %@", "\(region.firstYear)"))
    }
    if region.isBeyondLunarCalendar(in: year) {
      let last = "\(LunarDay.years.upperBound)"
      context.tell(context.strings.text("dday.holidays.lunar %@", last))
    }
    if region == .korea, year >= today.year {
      context.tell(context.strings.text("dday.holidays.temporary"))
    }
  }

  private func line(_ holiday: HolidayDay) -> String {
    let strings = context.strings
    let weekday = strings.text("date.weekday.\(holiday.day.weekday.rawValue).abbreviated")
    return "\(holiday.day) (\(weekday))  \(holiday.title(in: strings)) "
      + "(\(holiday.source(in: strings)))"
  }

  private func year(_ word: String) throws -> Int {
    guard word.utf8.count == 4, word.utf8.allSatisfy("0123456789".utf8.contains),
      let year = Int(word), year > 0
    else {
      throw CommandError(misuse: context.strings.text("dday.error.year %@", word.quoted))
    }
    return year
  }

  private func region() throws -> HolidayRegion {
    guard let word = arguments["region"] else {
      return context.language == .korean ? .korea : .america
    }
    guard let region = HolidayRegion(rawValue: word) else {
      throw CommandError(
        unknown: "dday.sort.region", word, among: HolidayRegion.allCases.map(\.rawValue),
        in: context.strings)
    }
    return region
  }
}

extension HolidayDay {
  fileprivate func title(in strings: StringTable) -> String {
    let name = strings.text("holiday.\(name)")
    return isSubstitute ? strings.text("holiday.substitute %@", name) : name
  }

  fileprivate func source(in strings: StringTable) -> String { strings.text(sourceKey) }
}

/// A public holiday in JSON output.
private struct ListedHoliday: Encodable {
  let date: String
  let name: String
  let substitute: Bool
  let source: String

  init(_ holiday: HolidayDay, in strings: StringTable) {
    (date, substitute) = (holiday.day.description, holiday.isSubstitute)
    (name, source) = (holiday.title(in: strings), holiday.source(in: strings))
  }
}
