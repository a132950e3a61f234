import FoundationEssentials
import Pages

/// A link to the import of a file.
enum ImportLink: Hashable {
  /// Asks for the path.
  case new
  /// The preview of a file.
  case file(String)
  /// Asks for the path, of which a part is typed that is to be completed.
  case completing(String)

  private static let place = "widgetty://dday/import"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let parts = text.dropFirst(Self.place.count).split(
      separator: "/", omittingEmptySubsequences: false)
    let path = parts.last.map { String(decoding: $0.utf8.unescaped, as: UTF8.self) } ?? ""
    switch (parts.first, parts.count, parts.dropFirst().first) {
    case ("", 1, _): self = .new
    case ("", 3, "file"): self = .file(path)
    case ("", 3, "completing"): self = .completing(path)
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .new: URL(string: Self.place)
    case .file(let path): URL(string: "\(Self.place)/file/\(path.inURL)")
    case .completing(let path): URL(string: "\(Self.place)/completing/\(path.inURL)")
    }
  }
}
