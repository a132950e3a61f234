import Almanac
import FoundationEssentials
import Pages
import Diary
import Store

/// All reminders as they were read, and how many are where.
struct ReminderTable: Hashable {
  struct Entry: Hashable {
    let id: String
    let item: ReminderItem
    let list: ReminderList.ID
    /// The title and the note.
    let words: SearchedText
    /// Whether lists don't show it, for now or ever.
    let isHidden: Bool
  }

  let lists: [ReminderList]
  let entries: [Entry]
  /// Why a list can't be read or changed; nil if all can.
  let fault: AgendaFault?
  /// The day and date for which it holds.
  let date: Date
  let zone: Zone
  private(set) var counts: [ReminderScope: Int] = [:]
  private let places: [String: Int]

  init(_ shelves: [Shelf], at date: Date, in zone: Zone) {
    (lists, self.date, self.zone) = (shelves.map(\.list), date, zone)
    fault = shelves.lazy.compactMap(\.fault).first.map(AgendaFault.file)
    let today = zone.civil(at: date).day
    let entries = shelves.flatMap { shelf in
      shelf.items.map { item in
        Entry(
          id: item.id.description, item: item, list: shelf.list.id,
          words: SearchedText("\(item.title)\n\(item.note)"),
          isHidden: !item.isShown(on: today))
      }
    }
    self.entries = entries
    places = Dictionary(
      entries.indices.map { (entries[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in entries {
      for scope in scopes(of: entry) { counts[scope, default: 0] += 1 }
    }
  }

  subscript(id: String) -> Entry? { places[id].map { entries[$0] } }

  /// The scopes that count an entry: each list counts what is open.
  private func scopes(of entry: Entry) -> [ReminderScope] {
    if entry.isHidden { return [] }
    guard !entry.item.isDone else { return [.done] }
    let isDue = entry.item.deadline.map { $0.day(in: zone) <= today } ?? false
    return [.all, .list(entry.list)] + (isDue ? [.today] : [])
      + (entry.item.deadline == nil ? [] : [.planned])
  }

  var today: CivilDay { zone.civil(at: date).day }

  /// The scopes in the order in which keys turn to them.
  var scopes: [ReminderScope] {
    ReminderScope.groups + lists.map { .list($0.id) }
  }

  /// The next date at which something is overdue, or the next midnight.
  var end: Date? {
    let midnight = zone.end(of: .day, at: date)
    let due = entries.lazy.filter { !$0.item.isDone && !$0.isHidden }.compactMap {
      $0.item.deadline?.end(in: zone)
    }
    .filter { $0 > date }.min()
    return [midnight, due].compactMap(\.self).min()
  }
}
