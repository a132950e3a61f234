import Almanac
package import Desk
package import Diary
import FoundationEssentials
import Store
package import System
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

/// The caffeine in the body, and the time from which it allows sleep, as a line of text.
struct BodyLine {
  let level: Double
  private let sleepLevel: Double
  private let end: CivilMoment?

  init(_ intakes: [Intake], _ constitution: Constitution, at date: Date, in zone: Zone) {
    let metabolism = constitution.metabolism
    sleepLevel = constitution.sleepLevel
    level = metabolism.level(of: intakes, at: date)
    end = metabolism.end(of: intakes, above: sleepLevel).flatMap {
      $0 > date ? zone.civil(at: $0) : nil
    }
  }

  /// The time from which it allows sleep, such as `23:10`; nil if it does now.
  var sleepTime: String? { end.map { String($0.time.description.prefix(5)) } }

  func text(in strings: StringTable) -> String {
    let level = level.rounded().written
    guard let sleepTime else { return strings.text("caffeine.body %@", level) }
    return strings.text(
      "caffeine.body %@ %@ %@", level, sleepLevel.written, sleepTime)
  }
}

/// Drinks as printed text, by day.
struct DrinkLog {
  let drinks: [Drink]
  let zone: Zone
  let strings: StringTable

  /// The lines of text, with a paragraph for each day.
  var rows: [String] {
    Dictionary(grouping: drinks) { zone.civil(at: $0.date).day }.sorted { $0.key < $1.key }
      .flatMap { day, drinks in
        let total = drinks.reduce(0) { $0 + $1.milligrams }
        return ["\(day)\(total.padded(to: 10)) mg"] + drinks.map { "  \(line($0))" } + [""]
      }
  }

  var json: PrintedText {
    get throws {
      let records = drinks.map { drink in
        DrinkRecord(
          drink: drink.word, milligrams: drink.milligrams,
          date: "\(moment(of: drink).day) \(time(of: drink))")
      }
      return try records.json
    }
  }

  /// A drink on one line: its time, caffeine and name.
  func line(_ drink: Drink) -> String {
    let name = strings[drink.name] ?? drink.name
    return "\(time(of: drink))\(drink.milligrams.padded(to: 13)) mg  \(name)"
  }

  private func moment(of drink: Drink) -> CivilMoment { zone.civil(at: drink.date) }

  private func time(of drink: Drink) -> String {
    String(moment(of: drink).time.description.prefix(5))
  }
}

extension Double {
  /// The number rounded to a tenth, without ".0".
  var written: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(bounded: tenths)) : String(tenths)
  }

  fileprivate func padded(to width: Int) -> String {
    let text = written
    return String(repeating: " ", count: max(1, width - text.count)) + text
  }
}

/// A drink in JSON output.
struct DrinkRecord: Encodable {
  let drink: String
  let milligrams: Double
  let date: String
}

extension CaffeineError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    switch self {
    case .noDose: strings.text("command-error.drink.dose")
    case .longName: strings.text("command-error.drink.name %@", strings.size(of: .drink))
    }
  }
}

extension Command {
  /// The caffeine command, which logs drinks.
  package static let caffeine = Command(
    name: "caffeine",
    actions: [.logDrink, .listDrinks, .undoDrink])
}

extension Action {
  fileprivate static let logDrink = Action(
    name: "log",
    operands: [Operand("DRINK", .oneOrNone, suggesting: .drinks)],
    options: [
      Option("mg", "N"),
      Option("time", "TIME"),
    ],
    examples: [
      "widgetty caffeine log latte --time 8:30", "widgetty caffeine log \"My tea\" --mg 40",
    ]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).log()
    return .success
  }

  fileprivate static let listDrinks = Action(
    name: "list",
    options: [
      Option("days", "N", usual: "1"),
      Option("json"),
    ],
    examples: ["widgetty caffeine list --days 7"]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).list()
    return .success
  }

  fileprivate static let undoDrink = Action(
    name: "undo",
    examples: ["widgetty caffeine undo"]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).undo()
    return .success
  }
}

extension DrinkMenu {
  /// The drink that a word means: by its name on the menu, or in one of the languages.
  func drink(called word: String, in languages: [StringTable]) -> MenuDrink? {
    let names = drinks.flatMap { drink in
      let names = languages.compactMap { $0[drink.nameKey] }
      let others = languages.compactMap { $0["\(drink.nameKey).also"] }
      return ([drink.name] + names + others).map { ($0.plain, drink) }
    }
    return Dictionary(names) { first, _ in first }[word.plain]
  }
}

extension String {
  fileprivate var plain: String { lowercased().filter { !$0.isWhitespace && $0 != "-" } }
}
