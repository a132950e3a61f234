import Almanac
import FoundationEssentials
import Reminders

/// Something that is to be done, as it stands at a date.
struct Chore: Hashable, Identifiable {
  /// What a person has written, or a key of the strings where it is only to be seen what it looks like.
  enum Title: Hashable {
    case written(String)
    case sample(String)
  }

  /// As the store or the file calls it.
  let id: String
  let title: Title
  let due: DueTime?
  let isDone: Bool
  /// Whether it has been done so lately that it still stands where it stood.
  var isFresh = false

  var isLate: Bool { !isDone && due?.isOver == true }

  init(_ item: ReminderItem, at date: Date, in zone: Zone) {
    id = item.id.description
    title = .written(item.title)
    due = item.deadline.map { DueTime($0, at: date, in: zone) }
    isDone = item.isDone
    isFresh = item.isFresh(at: date)
  }

  init(id: String, title: Title, due: DueTime? = nil, isDone: Bool = false) {
    (self.id, self.title, self.due, self.isDone) = (id, title, due, isDone)
  }
}

extension ReminderItem {
  /// What is ticked off keeps its place for a while, so that one sees what one has hit, and hits
  /// nothing else in its stead.
  private static let freshness = 60.0

  /// When it gives up its place.
  var fadingDate: Date? { isDone ? doneAt.map { $0 + Self.freshness } : nil }

  func isFresh(at date: Date) -> Bool {
    guard let fadingDate else { return false }
    return date < fadingDate && date >= fadingDate - Self.freshness
  }
}
