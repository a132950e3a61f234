import Almanac
import FoundationEssentials
import Diary

/// A reminder as shown at a date.
struct Chore: Hashable, Identifiable {
  /// The user's text, or a localization key in samples.
  enum Title: Hashable {
    case written(String)
    case sample(String)
  }

  /// The id in the store or file.
  let id: String
  let title: Title
  let due: DueTime?
  let isDone: Bool
  /// Whether it was done so recently that it keeps its place.
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
  /// The seconds for which a completed reminder keeps its place, so that the user sees what was
  /// pressed and doesn't press another by mistake.
  private static let freshness = 60.0

  /// The date at which it gives up its place; nil if it isn't done.
  var fadingDate: Date? { isDone ? doneAt.map { $0 + Self.freshness } : nil }

  func isFresh(at date: Date) -> Bool {
    guard let fadingDate else { return false }
    return date < fadingDate && date >= fadingDate - Self.freshness
  }
}
