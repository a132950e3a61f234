import FoundationEssentials
import Timelines

/// The reminders from a date on.
struct ReminderEntry: TimelineEntry, Hashable {
  let date: Date
  let agenda: DayAgenda

  /// Relevant from an hour before a reminder is due until an hour after.
  var relevance: TimelineEntryRelevance? {
    let urgent = agenda.chores.filter { !$0.isDone }.compactMap { $0.due?.date }
      .filter { abs(date.timeIntervalSince($0)) <= ReminderReading.urgency }
    return urgent.max().map { latest in
      TimelineEntryRelevance(
        score: Float(urgent.count),
        duration: (latest + ReminderReading.urgency).timeIntervalSince(date))
    }
  }

  /// A sample.
  static func sample(at date: Date) -> ReminderEntry {
    let chores = [
      Chore(id: "1", title: .sample("reminders.sample.shopping"), isDone: true),
      Chore(id: "2", title: .sample("reminders.sample.dentist"), due: DueTime(.today)),
      Chore(id: "3", title: .sample("reminders.sample.post")),
    ]
    return ReminderEntry(
      date: date, agenda: DayAgenda(chores: chores, openCount: 2, doneCount: 1))
  }
}
