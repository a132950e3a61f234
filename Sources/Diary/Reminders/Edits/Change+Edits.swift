import Almanac
import FoundationEssentials
import Store

extension Change {
  /// Takes a step at a date; returns the reminder that it added.
  func take(_ step: EditPlan.Step, at date: Date, in zone: Zone) throws -> Reminder.ID? {
    switch step {
    case .add(let draft, let doneAt):
      let reminder = try addReminder(
        draft.storedTitle, to: draft.list, due: draft.deadline?.date,
        dueDay: draft.deadline?.day?.number, repeats: draft.storedRepetition,
        priority: draft.priority?.description)
      if let doneAt { try setDone(reminder.id, at: doneAt) }
      return reminder.id
    case .write(let id, let draft): try write(id, draft)
    case .change(let id, let fate): _ = try apply(fate, to: [id], at: date, in: zone)
    case .swap(let one, let other):
      guard let list = try contents.reminder(one)?.list else { throw ReminderError.gone }
      // Positions may be equal in stores of before.
      let order = try contents.reminders(in: list).map(\.id)
      guard let first = order.firstIndex(of: one), let second = order.firstIndex(of: other) else {
        throw ReminderError.gone
      }
      var swapped = order
      swapped.swapAt(first, second)
      for (position, id) in swapped.enumerated() { try place(id, at: position + 1) }
    }
    return nil
  }

  private func write(_ id: Reminder.ID, _ draft: ReminderDraft) throws {
    guard var reminder = try contents.reminder(id) else { throw ReminderError.gone }
    let isMoved = reminder.list != draft.list
    (reminder.title, reminder.list) = (draft.storedTitle, draft.list)
    (reminder.due, reminder.dueDay) = (draft.deadline?.date, draft.deadline?.day?.number)
    (reminder.repeats, reminder.priority) = (draft.storedRepetition, draft.priority?.description)
    try update(reminder)
    if isMoved { try move(id, before: nil) }
  }

  /// The reminders of some lists with their places.
  func placed(in lists: Set<ReminderList.ID>) throws -> [Reminder.ID: PlacedReminder] {
    let positions = try contents.reminderPositions(in: lists)
    let reminders = try lists.flatMap { try contents.reminders(in: $0) }
    return Dictionary(
      uniqueKeysWithValues: reminders.map {
        ($0.id, PlacedReminder(reminder: $0, position: positions[$0.id] ?? 0))
      })
  }

  /// Changes lists and reminders to what they are after a deed; throws if they aren't any more what
  /// they were before.
  func apply(_ deed: ReminderDeed) throws {
    for change in deed.lists { try prepare(change) }
    for change in deed.stored {
      guard let id = (change.before ?? change.after)?.reminder.id else { continue }
      guard try contents.reminder(id) == change.before?.reminder else { throw ReminderError.gone }
      if let after = change.after {
        try put(after.reminder, at: after.position)
      } else {
        try remove(id)
      }
    }
    for case let list? in deed.lists.filter({ $0.after == nil }).map({ $0.before?.list }) {
      // Whatever others have added since would be lost with it.
      guard try contents.reminders(in: list.id).isEmpty else {
        throw ReminderError.listChanged(list.name)
      }
      try remove(list.id)
    }
  }
}

extension ReminderDraft {
  fileprivate var storedTitle: String { cleanTitle.withoutRepetition }

  fileprivate var storedRepetition: String? {
    (repetition ?? TodoFields(Array(title.utf8)).repetition)?.description
  }
}

extension Deadline {
  var date: Date? {
    if case .date(let date) = self { date } else { nil }
  }

  var day: CivilDay? {
    if case .day(let day) = self { day } else { nil }
  }
}
