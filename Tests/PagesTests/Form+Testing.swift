@testable import Pages

extension Form {
  /// Handles an event with plenty of room.
  mutating func handle(_ event: PageEvent) -> FormRequest? {
    handle(event, columns: 80, rows: 30)
  }
}
