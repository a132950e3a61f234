import FoundationEssentials
import Reminders
import Store

/// A link to the reminders: `widgetty://reminders`, or one of their lists or items.
enum ReminderLink: Hashable {
  case all
  case list(ReminderList.ID)
  case item(ItemID)

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
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .all: URL(string: Self.place)
    case .list(let id): URL(string: "\(Self.place)/list/\(id)")
    case .item(let id): URL(string: "\(Self.place)/item/\(id)")
    }
  }

  private static let place = "widgetty://reminders"
}
