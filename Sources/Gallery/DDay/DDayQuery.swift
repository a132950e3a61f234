import Almanac
import DDays
import Store
import Timelines
import WidgetIntents

/// Finds D-Days by number or title.
struct DDayQuery: EntityStringQuery {
  @Dependency private var store: Store
  @Dependency private var now: Now

  /// The D-Days with these numbers or titles; a title stands for the nearest day that has it.
  func entities(for identifiers: [String]) async throws -> [DDayEntity] {
    let ddays = try all()
    return identifiers.map { word in
      let dday =
        ddays.first { $0.id.description == word } ?? ddays.first { $0.occasion.title == word }
      return DDayEntity(id: word, dday: dday)
    }
  }

  func suggestedEntities() async throws -> [DDayEntity] {
    try all().map { DDayEntity(id: $0.id.description, dday: $0) }
  }

  func entities(matching string: String) async throws -> [DDayEntity] {
    let words = string.lowercased()
    return try await suggestedEntities().filter { entity in
      entity.dday.map { $0.occasion.title.lowercased().contains(words) } ?? false
    }
  }

  private func all() throws -> [DDay] {
    try DDayBook(in: store).ddays().nearestFirst(from: now.zone.civil(at: now.date).day)
  }
}
