import FoundationEssentials
import Pages

/// A link to the import of a file: `widgetty://dday/import`, with the path behind it once it is known.
struct ImportLink: Hashable {
  /// The path as it was typed; nil if it is still asked for.
  let path: String?

  init(_ path: String? = nil) {
    self.path = path
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let rest = text.dropFirst(Self.place.count)
    guard let first = rest.first else {
      path = nil
      return
    }
    guard first == "/" else { return nil }
    path = String(decoding: rest.dropFirst().utf8.unescaped, as: UTF8.self)
  }

  var url: URL? { URL(string: Self.place + (path.map { "/\($0.inURL)" } ?? "")) }

  private static let place = "widgetty://dday/import"
}
