package import Desk
import Diary
import FoundationEssentials
import Store
import System

/// A timer as printed.
struct TimerRecord: Encodable {
  let id: Int
  let name: String
  let sort: String
  let state: String
  /// The seconds that are left or, on a stopwatch, that have passed.
  let seconds: Int
  /// The whole length in seconds; nil for a stopwatch.
  let length: Int?

  init(_ timer: StoredTimer, at date: Date) {
    (id, name) = (timer.id.number, timer.name)
    sort = timer.isStopwatch ? "stopwatch" : "timer"
    state = "\(timer.state(at: date))"
    let left = timer.left(at: date).map { $0.rounded(.up) }
    seconds = Int(bounded: min(left ?? timer.elapsed(at: date).rounded(.down), 1e12))
    length = timer.seconds.map { Int(bounded: $0) }
  }

  /// The seconds as `1:05:00` or `24:59`.
  var clock: String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
  }
}

extension Command {
  /// The timer command, which starts and ends timers.
  package static let timer = Command(
    name: "timer",
    actions: [.startTimer, .startStopwatch, .pauseTimer, .resumeTimer, .stopTimer, .listTimers])
}

extension Action {
  fileprivate static let startTimer = Action(
    name: "start",
    operands: [Operand("LENGTH"), Operand("NAME", .oneOrNone)],
    examples: ["widgetty timer start 25m", "widgetty timer start 1h30m \"Bread\""]
  ) { arguments, context in
    try TimerCall(arguments, in: context).start()
    return .success
  }

  fileprivate static let startStopwatch = Action(
    name: "stopwatch", operands: [Operand("NAME", .oneOrNone)],
    examples: ["widgetty timer stopwatch"]
  ) { arguments, context in
    try TimerCall(arguments, in: context).startStopwatch()
    return .success
  }

  fileprivate static let pauseTimer = Action(
    name: "pause",
    operands: [Operand("ID|NAME", .oneOrNone, suggesting: .timers)],
    examples: ["widgetty timer pause"]
  ) { arguments, context in
    try TimerCall(arguments, in: context).pause()
    return .success
  }

  fileprivate static let resumeTimer = Action(
    name: "resume",
    operands: [Operand("ID|NAME", .oneOrNone, suggesting: .timers)],
    examples: ["widgetty timer resume 2"]
  ) { arguments, context in
    try TimerCall(arguments, in: context).resume()
    return .success
  }

  fileprivate static let stopTimer = Action(
    name: "stop",
    operands: [Operand("ID|NAME", .oneOrNone, suggesting: .timers)],
    examples: ["widgetty timer stop"]
  ) { arguments, context in
    try TimerCall(arguments, in: context).stop()
    return .success
  }

  fileprivate static let listTimers = Action(
    name: "list",
    options: [Option("json")], examples: ["widgetty timer list"]
  ) { arguments, context in
    try TimerCall(arguments, in: context).list()
    return .success
  }
}

/// A call of the timer command.
struct TimerCall {
  private let arguments: Arguments
  private let context: CommandContext
  private let book: TimerBook

  init(_ arguments: Arguments, in context: CommandContext) throws {
    (self.arguments, self.context) = (arguments, context)
    book = TimerBook(in: try context.store)
  }

  func start() throws {
    let word = arguments.words.first ?? ""
    guard let length = TimerLength(word) else {
      throw CommandError(misuse: context.strings.text("timer.error.length %@", word.quoted))
    }
    try start(length, named: arguments.words.dropFirst().first)
  }

  func startStopwatch() throws { try start(nil, named: arguments.words.first) }

  func pause() throws { try change { try book.pause($0, at: context.date) } }

  func resume() throws { try change { try book.resume($0, at: context.date) } }

  func stop() throws { try change(as: "stopped", book.stop) }

  func list() throws {
    let timers = try book.timers()
    if arguments.has("json") {
      return try context.write(timers.map { TimerRecord($0, at: context.date) }.json)
    }
    if timers.isEmpty { context.tell(context.strings.text("timer.error.none")) }
    try context.write(.rows(timers.map { cells($0) }.aligned))
  }

  private func start(_ length: TimerLength?, named name: String?) throws {
    let name = name?.trimmed ?? ""
    guard name.isEmpty || name.isFitTimerName else {
      throw CommandError(
        misuse: context.strings.text("timer.error.name %@", "\(Bound.timerName.greatest)"))
    }
    try tell { try book.start(length, named: name, at: context.date) }
  }

  private func change(
    as state: String? = nil, _ change: (StoredTimer.ID) throws -> StoredTimer
  ) throws {
    try tell(as: state) { try change(chosen()) }
  }

  /// Prints a timer after a change, in a state that the timer itself doesn't know if it is gone.
  private func tell(as state: String? = nil, _ change: () throws -> StoredTimer) throws {
    do {
      try context.write(.row(cells(try change(), as: state).joined(separator: "  ")))
    } catch TimerError.gone(let id) {
      throw CommandError(context.strings.text("timer.error.gone %@", "\(id)"))
    } catch TimerError.tooMany {
      throw CommandError(context.strings.text("timer.error.many %@", "\(Bound.timers.greatest)"))
    }
  }

  /// The timer that is named, or the only one.
  private func chosen() throws -> StoredTimer.ID {
    let timers = try book.timers()
    if let word = arguments.words.first {
      return try timers.timer(called: word, in: context.strings).id
    }
    guard let timer = timers.first else {
      throw CommandError(context.strings.text("timer.error.none"))
    }
    guard timers.count == 1 else {
      throw CommandError(
        misuse: context.strings.text("timer.error.which %@", "\(timers.count)"))
    }
    return timer.id
  }

  private func cells(_ timer: StoredTimer, as state: String? = nil) -> [String] {
    let record = TimerRecord(timer, at: context.date)
    let state = context.strings.text("timer.state.\(state ?? record.state)")
    let name = timer.name.isEmpty ? [] : [timer.name]
    return ["\(timer.id)", record.clock, state] + name
  }
}

extension StoredTimer {
  /// The number with the name or, without one, the length.
  fileprivate var title: String {
    "\(id) \(name.isEmpty ? TimerRecord(self, at: started).clock : name)"
  }
}

extension [StoredTimer] {
  /// The timer with a number or a name; throws if there is none, or several have the name.
  func timer(called word: String, in strings: StringTable) throws(CommandError) -> StoredTimer {
    if let timer = first(where: { "\($0.id)" == word }) { return timer }
    let name = word.trimmed.lowercased()
    let named = filter { $0.name.lowercased() == name }
    if named.count == 1 { return named[0] }
    throw CommandError(
      unknown: "command-error.sort.timer", word,
      among: (named.isEmpty ? self : named).map(\.title), in: strings)
  }
}

extension String {
  fileprivate var isFitTimerName: Bool {
    !Bound.timerName.isExceeded(by: self) && self == harmless
  }
}
