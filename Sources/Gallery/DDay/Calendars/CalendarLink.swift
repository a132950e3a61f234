import FoundationEssentials
import Pages
import Store

/// A link to the calendars that are followed: `widgetty://dday/calendars`, or one of them.
enum CalendarLink: Hashable {
  case all
  /// All, with a path that is typed and to be completed.
  case completing(String)
  /// The settings of a calendar.
  case calendar(FollowedCalendar.ID)

  private static let place = "widgetty://dday/calendars"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let parts = text.dropFirst(Self.place.count).split(
      separator: "/", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("", 1): self = .all
    case ("", 2):
      guard let number = Int(parts[1]) else { return nil }
      self = .calendar(FollowedCalendar.ID(number))
    case ("", 3) where parts[1] == "completing":
      self = .completing(String(decoding: parts[2].utf8.unescaped, as: UTF8.self))
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .all: URL(string: Self.place)
    case .completing(let path): URL(string: "\(Self.place)/completing/\(path.inURL)")
    case .calendar(let id): URL(string: "\(Self.place)/\(id)")
    }
  }
}
