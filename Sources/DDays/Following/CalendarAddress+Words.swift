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
