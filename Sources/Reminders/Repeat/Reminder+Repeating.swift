import Almanac
import FoundationEssentials
import Store

extension Reminder {
  var repetition: Repetition? { repeats.flatMap(Repetition.init) }

  /// The reminder that follows once this one is done at a date; nil if it doesn't repeat. It has no
  /// id of its own yet.
  func next(doneAt date: Date, in zone: Zone) -> Reminder? {
    let dueDate = due.map { zone.civil(at: $0) }
    let dueDay = dueDay.map { CivilDay(number: $0) }
    let done = zone.civil(at: date).day
    guard let step = repetition?.step(from: dueDay ?? dueDate?.day, doneOn: done) else {
      return nil
    }
    var next = self
    next.doneAt = nil
    if let dueDate, dueDay == nil {
      next.due = zone.date(of: CivilMoment(day: step.day, time: dueDate.time))
    } else {
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
