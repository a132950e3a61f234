import FoundationEssentials
import Timelines

/// The reminders from a date on.
struct ReminderEntry: TimelineEntry, Hashable {
  let date: Date
  let agenda: DayAgenda

  var relevance: TimelineEntryRelevance? {
    let late = agenda.chores.count(where: \.isLate)
    return TimelineEntryRelevance(score: Float(late * 10 + min(agenda.openCount, 9)))
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
