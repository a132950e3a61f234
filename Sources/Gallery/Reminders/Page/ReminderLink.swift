import FoundationEssentials
import Pages
import Diary
import Store

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
