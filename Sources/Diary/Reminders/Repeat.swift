package import Almanac
import DDays
import FoundationEssentials
import Store

/// When a reminder comes again: `1w`, a week after it was done, `+1w`, a week after it was due, or
/// `FREQ=MONTHLY;BYDAY=1MO`, the next such day after it was due.
package enum Repetition: Hashable, Sendable {
  case step(Int, Unit, isFromDue: Bool)
  /// A series as an `RRULE` of iCalendar has it, without an end.
  case series(String)

  package enum Unit: Character, Hashable, Sendable, CaseIterable {
    case days = "d"
    case weeks = "w"
    case months = "m"
    case years = "y"
    /// Days from Monday to Friday.
    case businessDays = "b"
  }

  private static let counts = 1...999
}

extension Repetition {
  /// The repetition of a rule; nil if it has none, or if its steps are too long.
  init?(_ rule: DayRule) {
    switch rule.recurrence {
    case .days(let days) where days.isMultiple(of: 7):
      self = .step(days / 7, .weeks, isFromDue: true)
    case .days(let days): self = .step(days, .days, isFromDue: false)
    // The day after a short month would forget which day of the month it is.
    case .months(let months) where !rule.canMissDays:
      self =
        months.isMultiple(of: 12)
        ? .step(months / 12, .years, isFromDue: true) : .step(months, .months, isFromDue: true)
    case .never, .months, .weekdays, .lunarYearly:
      guard let text = rule.recurrenceText else { return nil }
      self = .series(text)
    }
    if case .step(let count, _, _) = self, !Self.counts.contains(count) { return nil }
  }

  /// The day on which it comes again, counted from a day; nil at the end of the calendar.
  package func day(after day: CivilDay) -> CivilDay? {
    let next: CivilDay? =
      switch self {
      case .step(let count, .days, _): day.advanced(by: count)
      case .step(let count, .weeks, _): day.advanced(by: count * 7)
      case .step(let count, .months, _): day.adding(months: count)
      case .step(let count, .years, _): day.adding(months: count * 12)
      case .step(let count, .businessDays, _): day.advanced(byBusinessDays: count)
      case .series(let text): day.next(by: text)
      }
    return next.flatMap { $0 > day && $0 < .last ? $0 : nil }
  }
}

extension Repetition: LosslessStringConvertible {
  package var description: String {
    switch self {
    case .step(let count, let unit, let isFromDue):
      "\(isFromDue ? "+" : "")\(count)\(unit.rawValue)"
    case .series(let text): text
    }
  }

  package init?(_ description: String) {
    guard !description.contains("=") else {
      let text = description.uppercased()
      // Whether it is understood doesn't depend on the day.
      guard text.utf8.count <= Self.longestText, CivilDay(number: 0).next(by: text) != nil else {
        return nil
      }
      self = .series(text)
      return
    }
    let rest = description.drop { $0 == "+" }
    guard description.utf8.count - rest.utf8.count <= 1, let unit = rest.last.flatMap(Unit.init),
      1...3 ~= rest.utf8.count - 1, rest.dropLast().utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let count = Int(rest.dropLast()), Self.counts.contains(count)
    else { return nil }
    self = .step(count, unit, isFromDue: description.hasPrefix("+"))
  }

  static let longestText = 100
}

extension CivilDay {
  fileprivate func advanced(byBusinessDays count: Int) -> CivilDay {
    (0..<count).reduce(self) { day, _ in
      sequence(first: day.advanced(by: 1)) { $0.advanced(by: 1) }
        .first { !$0.isWeekend || $0 == .last } ?? .last
    }
  }

  private var isWeekend: Bool { weekday == .saturday || weekday == .sunday }
}

extension Repetition {
  /// How far a reminder moves that was due on a day, if at all, and done on another; nil at the end
  /// of the calendar.
  func step(from due: CivilDay?, doneOn done: CivilDay) -> RepetitionStep? {
    var next = day(after: isFromDue ? due ?? done : done)
    // What is done early doesn't come on the same day again.
    if let due, let early = next, early <= due { next = day(after: due) }
    return next.map { next in
      RepetitionStep(day: next, distance: due.map { next.number - $0.number })
    }
  }

  private var isFromDue: Bool { if case .step(_, _, false) = self { false } else { true } }
}

/// The way from a reminder to the next.
struct RepetitionStep: Hashable {
  /// The day of the next.
  let day: CivilDay
  /// The days in between; nil if the first had no day.
  let distance: Int?
}

extension Reminder {
  var repetition: Repetition? { repeats.flatMap(Repetition.init) }

  /// The reminder that follows once this one is done at a date; nil if it doesn't repeat. It has no
  /// id of its own yet. The day from which it is shown moves as its due day does.
  func next(doneAt date: Date, in zone: Zone) -> Reminder? {
    let dueDate = due.map { zone.civil(at: $0) }
    let dueDay = dueDay.map { CivilDay(number: $0) }
    let (done, dueOn) = (zone.civil(at: date).day, dueDay ?? dueDate?.day)
    guard let step = repetition?.step(from: dueOn ?? title.start, doneOn: done) else { return nil }
    var next = self
    next.doneAt = nil
    if let distance = step.distance { next.title = title.movingStart(by: distance) }
    if let dueDate, dueDay == nil {
      next.due = zone.date(of: CivilMoment(day: step.day, time: dueDate.time))
    } else if dueOn != nil || title.start == nil {
      next.dueDay = step.day.number
    }
    return next
  }

  /// Whether another says the same, but for its id.
  func equals(_ other: Reminder) -> Bool {
    (title, list, due, dueDay) == (other.title, other.list, other.due, other.dueDay)
      && (doneAt, note, repeats, priority)
        == (other.doneAt, other.note, other.repeats, other.priority)
  }
}

extension TodoFields {
  /// The line that follows once this one is done on a day; nil if it doesn't repeat.
  ///
  /// Its `due:` and `t:` days move by the same distance, and a line without either gets a `due:`.
  func next(doneOn day: CivilDay) -> TodoFields? {
    guard !isDone, let repetition else { return nil }
    let (due, start) = (dayTag(Self.dueMark), dayTag(Self.startMark))
    guard let step = repetition.step(from: due?.day ?? start?.day, doneOn: day) else { return nil }
    var next = self
    next.renew(on: day)
    guard let distance = step.distance else {
      next.text += " \(Self.dueMark)\(step.day)".utf8
      return next
    }
    for tag in [due, start].compactMap(\.self) {
      let moved = tag.day.advanced(by: distance)
      next.text.replaceSubrange(tag.place, with: "\(moved)".utf8)
    }
    return next
  }

  /// The line that followed when this one was done; nil if it is open or doesn't repeat.
  var successor: TodoFields? {
    guard let completed else { return nil }
    var open = self
    open.reopen()
    return open.next(doneOn: completed)
  }
}

extension TodoText {
  /// Adds the line that follows a finished one, at the end, where even a missing line ending stays
  /// missing.
  mutating func follow(by content: [UInt8]) {
    let last = lines.last?.ending
    append(content)
    if last == LineEnding.none { lines[lines.count - 1].ending = .none }
  }

  /// The place of the line that followed when another was done; nil if it has been changed, done or
  /// removed since.
  func placeOfSuccessor(of place: Int) -> Int? {
    guard let successor = TodoFields(lines[place].content).successor?.content else { return nil }
    return lines.lastIndex { $0.content == successor }
  }

  /// The lines that follow those that the edits finish.
  func successors(by edits: [TodoEdit]) -> [[UInt8]] {
    let places = Dictionary(uniqueKeysWithValues: zip(identities, lines.indices))
    return edits.compactMap { edit in
      guard case .finish(let line, let day) = edit, let place = places[line] else { return nil }
      return TodoFields(lines[place].content).next(doneOn: day)?.content
    }
  }

  /// Removes lines; if the last one had no line ending, none has the last one left.
  mutating func remove(at places: Set<Int>) {
    let last = lines.last?.ending
    for place in places.sorted(by: >) { lines.remove(at: place) }
    if last == LineEnding.none, !places.isEmpty, !lines.isEmpty {
      lines[lines.count - 1].ending = .none
    }
  }
}
