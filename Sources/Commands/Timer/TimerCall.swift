import System
import Desk
import FoundationEssentials
import Store
import Diary

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

  func stop() throws { try change(book.stop) }

  func list() throws {
    let timers = try book.timers()
    if arguments.has("json") {
      return try context.write(timers.map { TimerRecord($0, at: context.date) }.json)
    }
    try context.write(.rows(timers.map(cells).aligned))
  }

  private func start(_ length: TimerLength?, named name: String?) throws {
    let name = name?.trimmed ?? ""
    guard name.isEmpty || name.isFitTimerName else {
      throw CommandError(
        misuse: context.strings.text("timer.error.name %@", "\(Bound.timerName.greatest)"))
    }
    try tell { try book.start(length, named: name, at: context.date) }
  }

  private func change(_ change: (StoredTimer.ID) throws -> StoredTimer) throws {
    try tell { try change(chosen()) }
  }

  private func tell(_ change: () throws -> StoredTimer) throws {
    do {
      try context.write(.row(line(try change())))
    } catch TimerError.gone(let id) {
      throw CommandError(context.strings.text("timer.error.gone %@", "\(id)"))
    } catch TimerError.tooMany {
      throw CommandError(context.strings.text("timer.error.many %@", "\(Bound.timers.greatest)"))
    }
  }

  /// The timer with the number, or the only one.
  private func chosen() throws -> StoredTimer.ID {
    if let word = arguments.words.first {
      guard let number = Int(word), number > 0 else {
        throw CommandError(misuse: context.strings.text("timer.error.number %@", word.quoted))
      }
      return StoredTimer.ID(number)
    }
    let timers = try book.timers()
    guard let timer = timers.first else {
      throw CommandError(context.strings.text("timer.error.none"))
    }
    guard timers.count == 1 else {
      throw CommandError(
        misuse: context.strings.text("timer.error.which %@", "\(timers.count)"))
    }
    return timer.id
  }

  private func line(_ timer: StoredTimer) -> String {
    cells(timer).joined(separator: "  ")
  }

  private func cells(_ timer: StoredTimer) -> [String] {
    let record = TimerRecord(timer, at: context.date)
    let state = context.strings["timer.state.\(record.state)"] ?? record.state
    let name = timer.name.isEmpty ? [] : [timer.name]
    return ["\(timer.id)", record.clock, state] + name
  }
}

extension String {
  fileprivate var isFitTimerName: Bool {
    !Bound.timerName.isExceeded(by: self) && self == harmless
  }
}
