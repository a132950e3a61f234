import Store
import WidgetIntents

/// The reminders that the page shows.
enum ReminderScope: Hashable {
  case today, planned, all, done
  case list(ReminderList.ID)

  /// Those that aren't lists, in the order of their keys.
  static let groups: [ReminderScope] = [.today, .planned, .all, .done]

  /// The list; nil for all others.
  var list: ReminderList.ID? { if case .list(let id) = self { id } else { nil } }

  /// The name; nil for lists, which the user has named.
  var name: LocalizedStringResource? {
    switch self {
    case .today: "reminders.page.today"
    case .planned: "reminders.planned"
    case .all: "reminders.all"
    case .done: "reminders.finished"
    case .list: nil
    }
  }

  var symbolName: String {
    switch self {
    case .today: "calendar"
    case .planned: "clock"
    case .all: "list.bullet"
    case .done: "checkmark"
    case .list: "circle.fill"
    }
  }
}
