import Almanac
import FoundationEssentials
import Store

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
