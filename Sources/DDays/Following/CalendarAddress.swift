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

extension CalendarAddress {
  /// Reads an address as users write it: a path, from a folder on unless it is absolute, or a URL.
  /// Throws if it is neither, or if the URL holds a password; nothing of a URL is repeated.
  package init(_ word: String, from folder: String) throws(CalendarFault) {
    guard let mark = word.firstRange(of: "://") else {
      guard !word.isEmpty else { throw CalendarFault("calendar.fault.address") }
      self = .file(word.hasPrefix("/") ? word : "\(folder)/\(word)")
      return
    }
    let scheme = try Self.scheme(String(word[..<mark.lowerBound]).lowercased())
    let rest = word[mark.upperBound...].prefix { $0 != "#" }
    let authority = rest.prefix { !"/?".contains($0) }
    guard !authority.contains("@") else { throw CalendarFault("calendar.fault.password") }
    guard !authority.isEmpty, rest.utf8.allSatisfy(Self.isOfURL) else {
      throw CalendarFault("calendar.fault.address")
    }
    self = .web("\(scheme)://\(rest)")
  }

  /// The scheme by which a calendar is asked for.
  private static func scheme(_ word: String) throws(CalendarFault) -> String {
    switch word {
    case "http", "https": word
    case "webcal", "webcals": "https"
    default: throw CalendarFault("calendar.fault.scheme")
    }
  }

  private static func isOfURL(_ byte: UInt8) -> Bool {
    0x21...0x7E ~= byte && !"\"<>\\^`{|}".utf8.contains(byte)
  }
}
