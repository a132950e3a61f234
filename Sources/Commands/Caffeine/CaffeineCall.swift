import Almanac
import System
import Diary
import Desk
import FoundationEssentials
import Store
import WidgetIntents

/// A call of the caffeine command.
struct CaffeineCall {
  private let arguments: Arguments
  private let context: CommandContext
  private let book: CaffeineBook
  private var zone: Zone { context.dates.zone }

  /// The maximum number of days to list; nobody reads more.
  private static let mostDays = 3660

  init(_ arguments: Arguments, in context: CommandContext) throws {
    (self.arguments, self.context) = (arguments, context)
    book = CaffeineBook(in: try context.store)
  }

  func log() throws {
    let date = try arguments["time"].map(date) ?? context.date
    let milligrams = try arguments["mg"].map(milligrams)
    let word = arguments.words.first?.trimmed
    let menu = DrinkMenu.standard
    let chosen = word.map { menu.drink(called: $0, in: context.languages) }
    guard let drink = chosen ?? (milligrams == nil ? menu.drinks.first : nil) else {
      try log(nameless: word, milligrams, at: date)
      return
    }
    try log(drink.nameKey, milligrams ?? drink.milligrams, at: date)
  }

  func list() throws {
    let days = try arguments["days"].map(days) ?? 1
    let today = zone.civil(at: context.date).day
    let first = zone.startOfDay(today.advanced(by: 1 - days))
    let constitution = constitution
    let reach = constitution.metabolism.reach(before: context.date)
    let drinks = try book.drinks(since: min(first, reach)).drinks.filter { $0.date <= context.date }
    let log = DrinkLog(
      drinks: drinks.filter { $0.date >= first }, zone: zone, strings: context.strings)
    guard !arguments.has("json") else { return try context.write(log.json) }
    let body = BodyLine(
      drinks.map(Intake.init), constitution, at: context.date, in: zone)
    try context.write(.rows(log.rows + [body.text(in: context.strings)]))
  }

  /// The caffeine in the body, and what was drunk today, in milligrams.
  func now() throws -> (body: BodyLine, today: Double) {
    let constitution = constitution
    let midnight = zone.startOfDay(zone.civil(at: context.date).day)
    let reach = constitution.metabolism.reach(before: context.date)
    let drinks = try book.drinks(since: min(midnight, reach)).drinks
      .filter { $0.date <= context.date }
    let today = drinks.filter { $0.date >= midnight }.reduce(0) { $0 + $1.milligrams }
    return (
      BodyLine(drinks.map(Intake.init), constitution, at: context.date, in: zone), today
    )
  }

  func undo() throws {
    guard let drink = try book.undo() else {
      throw CommandError(context.strings.text("command-error.drink.none"))
    }
    try tell(drink)
  }

  /// The sensitivity in the settings of the first caffeine widget.
  var constitution: Constitution {
    let widget = context.configurations(of: CaffeineBook.kind).first
    func number(_ name: String) -> Double? {
      if case .number(let number)? = widget?[name] { number } else { nil }
    }
    return Constitution(
      limit: number("limit"), sleepLevel: number("sleep"), halfLife: number("halfLife"))
  }

  /// Logs a drink that isn't on the menu; needs its milligrams.
  private func log(nameless word: String?, _ milligrams: Double?, at date: Date) throws {
    guard let milligrams else {
      throw CommandError(
        unknown: "command-error.sort.drink", word ?? "",
        among: DrinkMenu.standard.drinks.map(\.name), in: context.strings)
    }
    guard word?.isFitName != false else {
      throw CommandError(
        misuse: context.strings.text(
          "command-error.drink.name %@", context.strings.size(of: .drink)))
    }
    try log(word ?? Drink.namelessKey, milligrams, at: date)
  }

  private func log(_ name: String, _ milligrams: Double, at date: Date) throws {
    try tell(try book.log(name, milligrams: milligrams, at: date))
  }

  /// Prints a logged drink, with its day unless that is today.
  private func tell(_ drink: Drink) throws {
    let line = DrinkLog(drinks: [drink], zone: zone, strings: context.strings).line(drink)
    let (day, today) = (zone.civil(at: drink.date).day, zone.civil(at: context.date).day)
    try context.write(.row((day == today ? "" : "\(day) ") + line))
  }

  private func milligrams(_ text: String) throws -> Double {
    guard text.utf8.allSatisfy({ ".0123456789".utf8.contains($0) }), let number = Double(text),
      Dose.range.contains(number)
    else {
      throw CommandError(
        misuse: context.strings.text("command-error.drink.mg %@", text.quoted))
    }
    return number
  }

  private func days(_ text: String) throws -> Int {
    guard text.utf8.allSatisfy("0123456789".utf8.contains), let number = Int(text),
      1...Self.mostDays ~= number
    else {
      throw CommandError(
        misuse: context.strings.text(
          "command-error.drink.days %@ %@", "\(Self.mostDays)", text.quoted))
    }
    return number
  }

  /// Parses a date; a time alone is its last occurrence.
  private func date(_ text: String) throws -> Date {
    guard let date = DrinkTime(text)?.date(before: context.date, in: zone) else {
      throw CommandError(
        misuse: context.strings.text("command-error.drink.time %@", text.quoted))
    }
    guard date <= context.date else {
      throw CommandError(misuse: context.strings.text("command-error.drink.later"))
    }
    return date
  }
}
