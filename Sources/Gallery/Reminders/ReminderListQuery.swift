import Diary
import Store
import Timelines
import WidgetIntents

/// Finds lists of reminders by name.
struct ReminderListQuery: EntityStringQuery {
  @Dependency private var store: Store
  @Dependency private var now: Now

  private var book: ReminderBook { ReminderBook(in: store, zone: now.zone) }

  func entities(for identifiers: [String]) async throws -> [ReminderListEntity] {
    try identifiers.map { ReminderListEntity(id: $0, list: try book.list(named: $0)) }
  }

  func suggestedEntities() async throws -> [ReminderListEntity] {
    try book.lists().map { ReminderListEntity(id: $0.name, list: $0) }
  }

  func entities(matching string: String) async throws -> [ReminderListEntity] {
    let words = string.lowercased()
    return try await suggestedEntities().filter { $0.id.lowercased().contains(words) }
  }
}
