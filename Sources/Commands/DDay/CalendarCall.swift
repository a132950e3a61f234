import Almanac
import DDays
import Desk
import FoundationEssentials
import Store
import System
import WidgetIntents

/// A call of the commands that follow calendars.
struct CalendarCall {
  let arguments: Arguments
  let context: CommandContext
  let book: CalendarBook

  init(_ arguments: Arguments, in context: CommandContext) throws {
    (self.arguments, self.context) = (arguments, context)
    book = CalendarBook(in: try context.store, zone: context.dates.zone)
  }

  /// How long before a list a pinned D-Day may have gone with its calendar to be told of there.
  static let news: TimeInterval = 7 * 86_400

  private var strings: StringTable { context.strings }

  /// Follows a calendar, or lists those that are followed.
  func follow() throws {
    guard let word = arguments.words.first else {
      guard arguments["name"] == nil, arguments["group"] == nil else {
        throw CommandError(misuse: strings.text("calendar.error.which"))
      }
      return try list()
    }
    guard !arguments.has("json") else {
      throw CommandError(misuse: strings.text("calendar.error.json"))
    }
    let address = try address(word)
    do {
      try tell(
        try misuse {
          try book.follow(
            address, named: name, group: arguments["group"]?.onOneLine, at: context.date
          ) { try reading(at: address) }
        })
    } catch let fault as CalendarFault {
      throw CommandError("\(address.shown): \(strings.text(fault))")
    }
  }

  private func address(_ word: String) throws -> CalendarAddress {
    do {
      return try CalendarAddress(word, from: try folder)
    } catch let fault as CalendarFault {
      throw CommandError(misuse: strings.text(fault))
    }
  }

  private var name: String? {
    get throws {
      guard let name = arguments["name"]?.onOneLine else { return nil }
      guard !name.isEmpty else { throw CommandError(misuse: strings.text("calendar.error.name")) }
      return name
    }
  }

  private func reading(at address: CalendarAddress) throws(CalendarFault) -> CalendarReading {
    switch address {
    case .file(let path): try book.reading(ofFile: path)
    case .web(let url): try book.reading(ofWeb: url, by: asker)
    }
  }

  private var asker: CalendarAsker { context.calendarAsker }

  private var folder: String {
    get throws {
      guard let folder = WorkingFolder.path else {
        throw CommandError(strings.text("calendar.error.folder"))
      }
      return folder
    }
  }

  private func tell(_ news: CalendarNews) throws {
    let calendar = news.calendar
    let left = strings.lines(about: news.skipped, in: calendar.source.shown)
    let own =
      news.ownCount > 0 ? [strings.text("calendar.own %lld", String(news.ownCount))] : []
    let summary = strings.text(
      "calendar.follows %@ %lld %lld", calendar.name, String(news.dayCount),
      String(news.skipped.leftOut))
    try context.write(.rows(left + own + [summary]))
  }

  private func list() throws {
    book.catchUp(at: context.date)
    book.askForDue(at: context.date, by: asker)
    let (calendars, counts) = (try book.calendars(), try book.dayCounts())
    let writer = CalendarWriter(date: context.date, zone: context.dates.zone, strings: strings)
    guard !arguments.has("json") else {
      return try context.write(
        calendars.map { ListedCalendar($0, dayCount: counts[$0.id] ?? 0, by: writer) }.json)
    }
    if calendars.isEmpty { context.tell(strings.text("calendar.error.none")) }
    let vanished = Dictionary(grouping: try book.vanished(), by: \.calendar)
    try context.write(
      .rows(
        calendars.flatMap {
          writer.rows($0, dayCount: counts[$0.id] ?? 0, vanished: vanished[$0.id] ?? [])
        }))
  }

  /// Stops following the calendar with a name, otherwise the one with a number.
  func unfollow() throws {
    let word = arguments.words.first ?? ""
    let calendars = try book.calendars()
    let named = calendars.first { $0.name == word.onOneLine }
    guard let calendar = named ?? calendars.first(where: { "\($0.id)" == word }) else {
      guard calendars.isEmpty else {
        throw CommandError(
          unknown: "calendar.sort", word, among: calendars.map(\.name), in: strings)
      }
      throw CommandError(misuse: strings.text("calendar.error.none"))
    }
    let count = try book.dayCounts()[calendar.id] ?? 0
    _ = try misuse { try book.unfollow(calendar.id) }
    try context.write(
      .row(strings.text("calendar.unfollowed %@ %lld", calendar.name, String(count))))
  }

  /// Rethrows errors about what was typed as misuse.
  private func misuse<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DDayError {
      throw CommandError(misuse: strings.text(error.phrase))
    }
  }
}

extension CommandContext {
  /// The way to calendars on the web.
  var calendarAsker: CalendarAsker {
    (try? dependencies.dependency(of: CalendarAsker.self)) ?? .nowhere
  }
}

/// A followed calendar in JSON output.
struct ListedCalendar: Encodable {
  private let id: Int
  private let name: String
  private let source: String
  private let group: String
  private let ddays: Int
  /// The local time at which it was read; nil if never.
  private let read: String?
  private let leftOut: Int
  /// What is wrong with it; nil if nothing is.
  private let fault: String?

  init(_ calendar: FollowedCalendar, dayCount: Int, by writer: CalendarWriter) {
    (id, name, group) = (calendar.id.number, calendar.name, calendar.group)
    (source, ddays, leftOut) = (calendar.source.shown, dayCount, calendar.leftOut)
    read = writer.reading(of: calendar)
    fault = calendar.lastFault.map(writer.strings.text)
  }
}
