import Almanac
import Diary
import DDays
import Desk
import Store
import Weather
import System

/// The numbers and names of what is in the store.
extension Suggestions {
  static let ddays = found { _, context in
    try DDayBook(in: context.store).ddays().map { Suggestion("\($0.id)", $0.occasion.title) }
  }

  static let removedDDays = found { _, context in
    try DDayBook(in: context.store).removedDDays().map {
      Suggestion("\($0.id)", $0.occasion.title)
    }
  }

  static let groups = found { _, context in
    let groups = try DDayBook(in: context.store).ddays().map(\.occasion.group)
    return Set(groups).subtracting([""]).sorted().map { Suggestion($0) }
  }

  static let calendars = found { _, context in
    let book = CalendarBook(in: try context.store, zone: context.dates.zone)
    return try book.calendars().map { Suggestion("\($0.id)", $0.name) }
  }

  static let openReminders = reminders { !$0.isDone }
  static let doneReminders = reminders(where: \.isDone)
  static let reminders = reminders { _ in true }

  static let lists = found { _, context in
    let book = ReminderBook(in: try context.store, zone: context.dates.zone)
    return try book.lists().map { Suggestion($0.name) }
  }

  static let timers = found { _, context in
    try TimerBook(in: context.store).timers().map { Suggestion("\($0.id)", $0.name) }
  }

  static let drinks = found { _, context in
    DrinkMenu.standard.drinks.map {
      Suggestion($0.name, context.strings[$0.nameKey] ?? "")
    }
  }

  /// Cities by the beginning of their names.
  static let cities = found { typed, context in
    let text = typed.last ?? ""
    guard !text.isEmpty, let places = try? context.places else { return [] }
    let found = (try? places.cities(matching: text, in: context.language)) ?? []
    return found.prefix(mostCities).map { Suggestion($0.id, $0.name(in: context.language)) }
  }

  private static let mostCities = 20

  private static func reminders(
    where isMeant: @escaping @Sendable (ReminderItem) -> Bool
  ) -> Suggestions {
    .found { _, context in
      let book = ReminderBook(in: try context.store, zone: context.dates.zone)
      return try book.shelves(of: nil).flatMap { shelf in
        shelf.eachItem.lazy.filter(isMeant).prefix(mostReminders).map {
          Suggestion("\($0.number)", $0.title)
        }
      }
    }
  }

  private static let mostReminders = 200
}
