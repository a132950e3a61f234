import FoundationEssentials

/// The target of a click on the dot of a page: `page:2` leads two pages on, `page:-1` a page back.
struct PageLink: Hashable {
  let count: Int

  init(by count: Int) {
    self.count = count
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.start), let count = Int(text.dropFirst(Self.start.count)) else {
      return nil
    }
    self.count = count
  }

  var url: URL? { URL(string: "\(Self.start)\(count)") }

  private static let start = "page:"
}
