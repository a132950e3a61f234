import Diary
import Store

extension ReminderTable {
  /// The line on which a reminder is written anew: its title and all that is said of it.
  func line(of entry: Entry) -> String {
    let due = entry.item.deadline.map {
      $0.written(in: zone).split(separator: "T").joined(separator: " ")
    }
    let list = lists.count > 1 ? lists.first { $0.id == entry.list }?.tag : nil
    return [
      entry.item.title, due, entry.item.repetition.map { "rec:\($0)" }, entry.item.priority?.sign,
      list,
    ].compactMap(\.self).joined(separator: " ")
  }
}
