import Almanac
import DDays
import Desk
import Diary
import FoundationEssentials
import Store
import System
import Weather
import WidgetIntents

/// What a line of a status bar is about, with the fields of `--format`.
struct InlineSubject: Sendable {
  let name: String
  let operand: Operand?
  let example: String
  /// The names of the fields, in the order of JSON, besides `text` and `class`.
  let fields: [String]
  /// Whether it is hidden while the dashboard is locked.
  let isPrivate: Bool
  let read: @Sendable (Arguments, CommandContext) throws -> InlineLine

  static let all = [dday, todo, weather, clock, timer, caffeine, steps]

  /// The names that a format may have in braces.
  var allFields: [String] { ["text", "class"] + fields }

  var action: Action {
    Action(
      name: name, operands: [operand].compactMap(\.self),
      options: [Option("format", "FORMAT"), Option("json"), Option("follow")], examples: [example]
    ) { arguments, context in
      try InlineCall(self, arguments, in: context).run()
      return .success
    }
  }
}

extension InlineSubject {
  static let caffeine = InlineSubject(
    name: "caffeine", operand: nil, example: "widgetty inline caffeine --format \"{mg} mg\"",
    fields: ["mg", "today", "limit", "sleep"], isPrivate: true
  ) { arguments, context in
    let call = try CaffeineCall(arguments, in: context)
    let (body, today) = try call.now()
    let limit = Int(bounded: call.constitution.limit.rounded())
    return InlineLine(
      text: body.text(in: context.strings),
      state: body.sleepTime == nil ? "calm" : "awake",
      fields: [
        "mg": .number(Int(bounded: body.level.rounded())),
        "today": .number(Int(bounded: today.rounded())),
        "limit": .number(limit), "sleep": .text(body.sleepTime ?? ""),
      ], end: context.date.next(60))
  }
}

extension InlineSubject {
  static let clock = InlineSubject(
    name: "clock", operand: Operand("PLACE", .oneOrNone, suggesting: .cities),
    example: "widgetty inline clock tokyo",
    fields: ["time", "date", "weekday", "place", "zone"], isPrivate: false
  ) { arguments, context in
    let place = try arguments.words.first.map {
      try WeatherCall(arguments, in: context).place(called: $0)
    }
    let zone = try place.map { try Zone(named: $0.zoneName) } ?? context.dates.zone
    let moment = zone.civil(at: context.date)
    let own = context.dates
    let dates = DateWriter(wording: own.wording, zone: zone, hourCycle: own.hourCycle)
    let name = place.map { context.strings[$0.nameKey] ?? $0.nameKey } ?? ""
    let time =
      own.hourCycle == .twelve
      ? dates.text(of: context.date, .time) : String(moment.time.description.prefix(5))
    return InlineLine(
      text: place == nil ? time : "\(name) \(time)", state: "clock",
      fields: [
        "time": .text(time), "date": .text("\(moment.day)"),
        "weekday": .text(
          context.strings.text("date.weekday.\(moment.day.weekday.rawValue).wide")),
        "place": .text(name), "zone": .text(zone.name),
      ], end: context.date.next(60))
  }
}

extension InlineSubject {
  static let dday = InlineSubject(
    name: "dday", operand: Operand("NUMBER", .oneOrNone, suggesting: .ddays),
    example: "widgetty inline dday --json",
    fields: ["title", "count", "days", "date", "group"], isPrivate: true
  ) { arguments, context in
    let call = try DDayCall(arguments, in: context)
    let midnight = context.dates.zone.startOfDay(call.today.advanced(by: 1))
    guard let dday = try call.chosen() else {
      return InlineLine(
        text: context.strings.text("dday.unset"), state: "none", fields: [:], end: midnight)
    }
    let (writer, occasion) = (call.writer, dday.occasion)
    let day = occasion.day(seenFrom: call.today)
    let days = day.number - call.today.number
    return InlineLine(
      text: writer.brief(occasion), state: days == 0 ? "today" : days < 0 ? "past" : "ahead",
      fields: [
        "title": .text(writer.title(of: occasion)), "count": .text(writer.count(of: occasion)),
        "days": .number(days), "date": .text("\(day)"), "group": .text(occasion.group),
      ], end: midnight)
  }
}

extension InlineSubject {
  static let steps = InlineSubject(
    name: "steps", operand: Operand("FILE", .oneOrNone, suggesting: .files),
    example: "widgetty inline steps",
    fields: ["count", "goal", "percent", "date"], isPrivate: true
  ) { arguments, context in
    let widget = context.configurations(of: "steps").first ?? [:]
    func text(_ name: String) -> String? {
      if case .text(let text)? = widget[name], !text.isEmpty { text } else { nil }
    }
    let today = context.dates.zone.civil(at: context.date).day
    let midnight = context.dates.zone.startOfDay(today.advanced(by: 1))
    guard let path = try arguments.words.first.map(context.absolute) ?? text("file") else {
      return InlineLine(
        text: context.strings.text("steps.unset"), state: "none", fields: [:], end: midnight)
    }
    let known = try? context.dependencies.dependency(of: StepMemory.self)
    let memory = known ?? StepMemory(home: context.environment["HOME"])
    let file = try StepFile(path: path, home: memory.home)
    let (log, fault) = memory.log(of: file, in: StepSpan(since: today, device: text("device")))
    if log == nil, let fault { throw fault }
    let goal = if case .integer(let goal)? = widget["goal"] { goal } else { 10_000 }
    guard let count = log?[today] else {
      return InlineLine(
        text: context.strings.text("steps.inline.unknown"), state: "none",
        fields: ["goal": .number(goal), "date": .text("\(today)")], end: midnight,
        files: [file.path])
    }
    let percent = count * 100 / max(1, goal)
    return InlineLine(
      text: context.strings.text("inline.steps %@ %@", count.grouped, "\(percent)"),
      state: count >= goal ? "reached" : "short",
      fields: [
        "count": .number(count), "goal": .number(goal), "percent": .number(percent),
        "date": .text("\(today)"),
      ], end: midnight, files: [file.path])
  }
}

extension InlineSubject {
  static let timer = InlineSubject(
    name: "timer", operand: Operand("ID", .oneOrNone, suggesting: .timers),
    example: "widgetty inline timer",
    fields: ["name", "clock", "seconds", "state"], isPrivate: false
  ) { arguments, context in
    let timers = try TimerBook(in: context.store).timers()
    guard let first = timers.first else {
      return InlineLine(
        text: context.strings.text("timer.none"), state: "none", fields: [:], end: nil)
    }
    let timer =
      try arguments.words.first.map {
        try timers.timer(called: $0, in: context.strings)
      } ?? first
    let record = TimerRecord(timer, at: context.date)
    // While it is locked, anybody may see the time and nobody what for.
    let name = context.isLocked ? "" : timer.name
    let words = [name, record.clock].filter { !$0.isEmpty }
    return InlineLine(
      text: words.joined(separator: " "), state: record.state,
      fields: [
        "name": .text(name), "clock": .text(record.clock),
        "seconds": .number(record.seconds),
        "state": .text(context.strings["timer.state.\(record.state)"] ?? record.state),
      ], end: timer.nextSecond(after: context.date))
  }
}

extension StoredTimer {
  /// The date at which another second shows; nil if it is paused or rings.
  fileprivate func nextSecond(after date: Date) -> Date? {
    guard state(at: date) == .running else { return nil }
    let shown = left(at: date) ?? -elapsed(at: date)
    // A hair later, so that the second has surely passed.
    return date.addingTimeInterval(shown - (shown.rounded(.up) - 1) + 0.001)
  }
}

extension InlineSubject {
  static let todo = InlineSubject(
    name: "todo", operand: Operand("LIST", .oneOrNone, suggesting: .lists),
    example: "widgetty inline todo",
    fields: ["count", "overdue", "title", "due", "list"], isPrivate: true
  ) { arguments, context in
    let (zone, date) = (context.dates.zone, context.date)
    let book = ReminderBook(in: try context.store, zone: zone)
    let list = try arguments.words.first.map { try TodoCall.list(named: $0, of: book, context) }
    let shelves = try book.shelves(of: list?.id)
    let open = shelves.flatMap { shelf in
      shelf.items.filter { !$0.isDone && $0.isShown(on: zone.civil(at: date).day) }
        .map { (item: $0, list: shelf.list) }
    }
    let ends = open.compactMap { $0.item.deadline?.end(in: zone) }
    let overdue = ends.count { $0 <= date }
    let midnight = zone.startOfDay(zone.civil(at: date).day.advanced(by: 1))
    let end = min(ends.filter { $0 > date }.min() ?? midnight, midnight)
    let files = shelves.compactMap(\.list.path)
    let next = open.min { one, other in
      let far = Date.distantFuture
      return one.item.deadline?.end(in: zone) ?? far < other.item.deadline?.end(in: zone) ?? far
    }
    guard let next else {
      // Nothing is known to be done in a list that can't be read.
      for case .failure(let error) in shelves.map(\.contents) { throw error }
      return InlineLine(
        text: context.strings.text("reminders.all-done"), state: "none",
        fields: ["count": .number(0), "overdue": .number(0)], end: midnight, files: files)
    }
    return InlineLine(
      text: context.strings.text("reminders.inline %lld %@", "\(open.count)", next.item.title),
      state: overdue > 0 ? "overdue" : "open",
      fields: [
        "count": .number(open.count), "overdue": .number(overdue),
        "title": .text(next.item.title),
        "due": .text(next.item.deadline?.written(in: zone) ?? ""), "list": .text(next.list.name),
      ], end: end, files: files)
  }
}

extension InlineSubject {
  static let weather = InlineSubject(
    name: "weather", operand: Operand("PLACE", .oneOrNone, suggesting: .cities),
    example: "widgetty inline weather seoul --format \"{place} {temperature}\"",
    fields: ["place", "condition", "temperature", "high", "low", "chance", "source"],
    isPrivate: false
  ) { arguments, context in
    do {
      let sheet = try WeatherCall(arguments, in: context).sheet()
      // The sources are asked no more often than they allow, whenever that is.
      return sheet.inlineLine(until: context.date.next(900))
    } catch let error as CommandError where arguments.has("follow") && error.status == .failure {
      // A bar that starts before the network is there shows the weather once it has come.
      return InlineLine(
        text: context.strings.text("inline.weather.none"), state: "none", fields: [:],
        end: context.date.next(60))
    }
  }
}

extension Date {
  /// The next date that is a multiple of so many seconds.
  func next(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: ((timeIntervalSince1970 / seconds).rounded(.down) + 1) * seconds)
  }
}

/// A call of the inline command.
struct InlineCall {
  private let subject: InlineSubject
  private let arguments: Arguments
  private let context: CommandContext
  private let format: InlineFormat?

  init(_ subject: InlineSubject, _ arguments: Arguments, in context: CommandContext) throws {
    (self.subject, self.arguments, self.context) = (subject, arguments, context)
    do throws(InlineFormat.Fault) {
      format = try arguments["format"].map { text throws(InlineFormat.Fault) in
        try InlineFormat(text, fields: subject.allFields)
      }
    } catch {
      throw CommandError(misuse: context.strings.sentence(of: error, about: subject))
    }
  }

  func run() throws {
    if arguments.has("follow") {
      try context.follow { [self] in try followed(in: $0) }
    } else {
      try context.write(followed(in: context).text)
    }
  }

  private func followed(in context: CommandContext) throws -> FollowedLine {
    let line =
      subject.isPrivate && context.isLocked
      ? .locked(in: context.strings) : try subject.read(arguments, context)
    return FollowedLine(printed(line), until: line.end, readFrom: line.files)
  }

  private func printed(_ line: InlineLine) -> PrintedText {
    let text = line.state == "locked" ? line.text : format?.text(of: line) ?? line.text
    return arguments.has("json") ? .json("\(json(of: line, text).line)\n") : .row(text)
  }

  private func json(of line: InlineLine, _ text: String) -> JSON {
    let fields = subject.fields.compactMap { name in
      line.fields[name].map { JSON.Member(name: name, value: $0.json) }
    }
    return .object(
      [
        JSON.Member(name: "text", value: .string(text)),
        JSON.Member(name: "class", value: .string(line.state)),
      ] + fields)
  }
}

extension InlineLine.Value {
  fileprivate var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    }
  }
}

extension StringTable {
  fileprivate func sentence(of fault: InlineFormat.Fault, about subject: InlineSubject) -> String {
    switch fault {
    case .openBrace: text("command-error.format.brace")
    case .unknownField(let name):
      CommandError(
        unknown: "command-error.sort.field", name, among: subject.allFields, in: self
      ).description
    }
  }
}

/// A format of `--format`: text with the names of fields in braces; doubled braces stand for
/// themselves.
struct InlineFormat: Hashable {
  private enum Part: Hashable {
    case text(String)
    case field(String)
  }

  /// Why a text is no format.
  enum Fault: Error, Hashable {
    case openBrace
    case unknownField(String)
  }

  private var parts: [Part] = []

  init(_ text: String, fields: [String]) throws(Fault) {
    var rest = text[...]
    while let sign = rest.popFirst() {
      guard sign == "{" || sign == "}" else {
        parts.append(.text(String(sign)))
        continue
      }
      if rest.first == sign {
        parts.append(.text(String(rest.removeFirst())))
        continue
      }
      guard sign == "{", let end = rest.firstIndex(of: "}") else { throw .openBrace }
      let name = String(rest[..<end])
      guard fields.contains(name) else { throw .unknownField(name) }
      parts.append(.field(name))
      rest = rest[end...].dropFirst()
    }
  }

  /// The line in this format; fields that it lacks are empty.
  func text(of line: InlineLine) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let name): line[name] ?? ""
      }
    }.joined()
  }
}
