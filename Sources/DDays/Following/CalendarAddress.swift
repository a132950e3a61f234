/// Where a calendar that is followed comes from. A web address is private: whoever knows it can read
/// the calendar.
package enum CalendarAddress: Hashable, Sendable {
  /// The absolute path of a file.
  case file(String)
  /// A URL of `http` or `https` without a user's name.
  case web(String)

  /// Reads an address as a store has it.
  init(stored text: String) {
    self = text.hasPrefix("/") ? .file(text) : .web(text)
  }

  var stored: String {
    switch self {
    case .file(let path): path
    case .web(let url): url
    }
  }

  /// The address as it may be shown: of a URL, only the host.
  package var shown: String {
    switch self {
    case .file(let path): path
    case .web(let url): "\(Self.host(of: url))/…"
    }
  }

  /// The name of a calendar that has none itself.
  var usualName: String {
    switch self {
    case .file(let path):
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name.lowercased().hasSuffix(".ics") ? String(name.dropLast(4)) : name
    case .web(let url): return Self.host(of: url)
    }
  }

  private static func host(of url: String) -> String {
    let rest = url.drop { $0 != "/" }.drop { $0 == "/" }
    return String(rest.prefix { !"/?#".contains($0) })
  }
}
