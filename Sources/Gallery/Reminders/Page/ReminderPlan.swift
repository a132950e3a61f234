import Diary
import FoundationEssentials
import Pages
import Store
import WidgetIntents

/// Which parts the page has in a room, and how large they are.
struct ReminderPlan: Hashable {
  enum Layout: Hashable {
    /// Groups and lists beside the reminders.
    case wide
    /// Lists in a row below them.
    case narrow
    /// The reminders alone.
    case least
  }

  let layout: Layout
  let columns: Int
  let rows: Int
  /// Whether what was understood has a row.
  let showsMeaning: Bool

  static let sideColumns = 30
  static let gap = 4
  /// The most columns in which a title and its due time are seen together.
  private static let mostLineColumns = 112

  init(_ room: PageRoom, isWriting: Bool) {
    (columns, rows) = (room.columns, room.rows)
    layout =
      room.columns >= 100 && room.rows >= 22
      ? .wide
      : room.columns >= 30 && room.rows >= 7 ? .narrow : .least
    showsMeaning = layout == .wide || isWriting && layout == .narrow
  }

  /// The columns of the reminders and of the line above them.
  var lineColumns: Int {
    layout == .wide
      ? min(Self.mostLineColumns, columns - Self.sideColumns - Self.gap - 2) : max(2, columns - 2)
  }

  var titleRows: Int { layout == .wide ? 2 : 0 }

  /// The rows of the reminders.
  var listRows: Int {
    let others =
      switch layout {
      case .wide: titleRows + 1 + 2 + 2
      case .narrow: 1 + (showsMeaning ? 1 : 0) + (rows >= 12 ? 1 : 0) + (rows >= 12 ? 2 : 1)
      case .least: rows > 2 ? 1 : 0
      }
    return max(1, rows - others)
  }
}

/// A change of a reminder that can be undone, and its title.
package struct ReminderStep: Sendable {
  let deed: ReminderDeed
  let title: String

  /// Takes the change back; returns the one that makes it again.
  func reversed(in book: ReminderBook) throws -> ReminderStep {
    ReminderStep(deed: try book.undo(deed), title: title)
  }

  /// Whether a change can't be undone any more, because others have changed the same since.
  static func isLost(_ error: any Error) -> Bool {
    if case TodoFileError.lineGone = error { true } else { error is ReminderError }
  }
}

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

/// A link to the reminders: `widgetty://reminders`, one of their lists or items, or the settings of a
/// list.
enum ReminderLink: Hashable {
  case all
  case list(ReminderList.ID)
  case item(ItemID)
  case settings(ReminderList.ID)
  /// The settings, with a path that is to be completed.
  case completing(ReminderList.ID, String)

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let parts = text.dropFirst(Self.place.count).split(
      separator: "/", omittingEmptySubsequences: false)
    switch (parts.count, parts.first, parts.dropFirst().first) {
    case (1, "", _): self = .all
    case (3, "", "list"):
      guard let number = Int(parts[2]) else { return nil }
      self = .list(ReminderList.ID(number))
    case (3, "", "item"):
      guard let item = ItemID(String(parts[2])) else { return nil }
      self = .item(item)
    case (4..., "", "list"):
      guard let number = Int(parts[2]) else { return nil }
      self.init(settingsOf: ReminderList.ID(number), parts.dropFirst(3).map(String.init))
    default: return nil
    }
  }

  private init?(settingsOf list: ReminderList.ID, _ parts: [String]) {
    switch (parts.count, parts.first) {
    case (1, "settings"): self = .settings(list)
    case (2, "file"):
      self = .completing(list, String(decoding: parts[1][...].utf8.unescaped, as: UTF8.self))
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .all: URL(string: Self.place)
    case .list(let id): URL(string: "\(Self.place)/list/\(id)")
    case .item(let id): URL(string: "\(Self.place)/item/\(id)")
    case .settings(let id): URL(string: "\(Self.place)/list/\(id)/settings")
    case .completing(let id, let path):
      URL(string: "\(Self.place)/list/\(id)/file/\(path.inURL)")
    }
  }

  private static let place = "widgetty://reminders"
}
