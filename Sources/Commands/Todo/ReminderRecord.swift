import Almanac
import FoundationEssentials
import Diary

/// A reminder in JSON output.
struct ReminderRecord: Encodable {
  let list: String
  let number: Int
  let title: String
  let done: Bool
  /// The day on which it was done; nil if unknown or open.
  let doneOn: String?
  let due: String?
  let late: Bool
  /// When it comes again once it is done; nil if it doesn't.
  let repeats: String?
  /// The day from which it is shown; nil if always.
  let start: String?

  init(_ item: ReminderItem, in list: String, at date: Date, in zone: Zone) {
    self.list = list
    (number, title, done) = (item.number, item.title, item.isDone)
    doneOn = item.doneOn?.description
    repeats = item.repetition?.description
    start = item.start?.description
    due = item.deadline?.written(in: zone)
    late = !item.isDone && item.deadline?.isOver(at: date, in: zone) == true
  }
}
