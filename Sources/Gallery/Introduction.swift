import Reminders
package import Store
import Timelines
import WidgetIntents

/// Whether the widgets show somebody who has just begun more than emptiness: reminders that introduce
/// the program, and the next holidays to count to.
struct Introduction: Sendable {
  let isGiven: Bool

  private static let keys = ["choose", "keys", "add", "move"]

  /// The titles of the reminders.
  static func titles(in words: (String) -> String) -> [String] {
    keys.map { words("reminders.introduction.\($0)") }
  }
}

extension GalleryBundle {
  /// Keeps the reminders that introduce the program in a store that has never had a board or a list.
  package static func introduce(
    in change: borrowing Change, strings: [String: String]
  ) throws {
    let words = LocalizedWords(strings)
    try change.introduce(
      Introduction.titles { words[$0] }, inNewList: words["reminders.list"])
  }
}
