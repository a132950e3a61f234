import Almanac

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
