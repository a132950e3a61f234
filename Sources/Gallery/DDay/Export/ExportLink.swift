import FoundationEssentials
import Pages

/// A link to the export of all D-Days, perhaps with a path that is to be completed.
enum ExportLink: Hashable {
  case new
  case completing(String)

  private static let place = "widgetty://dday/export"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let parts = text.dropFirst(Self.place.count).split(
      separator: "/", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("", 1): self = .new
    case ("", 2): self = .completing(String(decoding: parts[1].utf8.unescaped, as: UTF8.self))
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .new: URL(string: Self.place)
    case .completing(let path): URL(string: "\(Self.place)/\(path.inURL)")
    }
  }
}
