package import Almanac
import FoundationEssentials
import Store

/// When a reminder comes again: `1w`, a week after it was done, or `+1w`, a week after it was due.
package struct Repetition: Hashable, Sendable {
  package enum Unit: Character, Hashable, Sendable, CaseIterable {
    case days = "d"
    case weeks = "w"
    case months = "m"
    case years = "y"
    /// Days from Monday to Friday.
    case businessDays = "b"
  }

  package let count: Int
  package let unit: Unit
  /// Whether it counts from the day on which it was due, and not from the day on which it was done.
  package let countsFromDue: Bool

  private static let counts = 1...999
}

extension Repetition {
  /// The day on which it comes again, counted from a day; nil at the end of the calendar.
  package func day(after day: CivilDay) -> CivilDay? {
    let next =
      switch unit {
      case .days: day.advanced(by: count)
      case .weeks: day.advanced(by: count * 7)
      case .months: day.adding(months: count)
      case .years: day.adding(months: count * 12)
      case .businessDays: day.advanced(byBusinessDays: count)
      }
    return next > day && next < .last ? next : nil
  }
}

extension Repetition: LosslessStringConvertible {
  package var description: String { "\(countsFromDue ? "+" : "")\(count)\(unit.rawValue)" }

  package init?(_ description: String) {
    let rest = description.drop { $0 == "+" }
    guard description.utf8.count - rest.utf8.count <= 1, let unit = rest.last.flatMap(Unit.init),
      1...3 ~= rest.utf8.count - 1, rest.dropLast().utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let count = Int(rest.dropLast()), Self.counts.contains(count)
    else { return nil }
    self.init(count: count, unit: unit, countsFromDue: description.hasPrefix("+"))
  }
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
    let base = countsFromDue ? due ?? done : done
    return day(after: base).map { next in
      RepetitionStep(day: next, distance: due.map { next.number - $0.number })
    }
  }
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
