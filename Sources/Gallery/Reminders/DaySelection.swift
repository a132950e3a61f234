import Almanac
import FoundationEssentials
import Diary

/// The reminders that widgets may show on a day, out of any number of them.
struct DaySelection {
  /// The place of a reminder: by its due time, then as in its list.
  struct Key: Comparable {
    let due: Date
    let index: Int

    static func < (one: Key, other: Key) -> Bool {
      (one.due, one.index) < (other.due, other.index)
    }
  }

  typealias Placed = (key: Key, item: ReminderItem)

  let day: CivilDay
  /// The date from which the widgets show it.
  let start: Date
  private(set) var openCount = 0
  private(set) var doneCount = 0
  /// The first open ones.
  private var open: [Placed] = []
  /// Those that may keep their place among the open ones for a moment.
  private var fresh: [Placed] = []
  /// The last of the others that were done on the day.
  private var done: [Placed] = []

  /// The most reminders of each kind; no widget has room for more.
  static let most = 16

  init(of day: CivilDay, from start: Date) {
    (self.day, self.start) = (day, start)
  }

  /// The selected reminders in order.
  var items: [ReminderItem] { (open + fresh + done).sorted { $0.key < $1.key }.map(\.item) }

  mutating func take(_ item: ReminderItem, at key: Key) {
    guard item.isShown(on: day) else { return }
    if !item.isDone {
      openCount += 1
      open.insert((key, item))
      if open.count > Self.most { open.removeLast() }
    } else if item.doneOn == day {
      doneCount += 1
      guard item.fadingDate.map({ $0 <= start }) ?? true else { return fresh.append((key, item)) }
      done.insert((key, item))
      if done.count > Self.most { done.removeFirst() }
    }
  }
}

extension [DaySelection.Placed] {
  /// Inserts a reminder in its order.
  fileprivate mutating func insert(_ placed: DaySelection.Placed) {
    let place = lastIndex { $0.key < placed.key }.map { $0 + 1 } ?? 0
    insert(placed, at: place)
  }
}
