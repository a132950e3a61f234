import Almanac

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
