import System

/// The time zones of Windows, which Outlook and Exchange write into calendars without defining them.
struct WindowsZones: Sendable {
  /// The system's names by those of Windows, and by the places that it shows for them; in lower case.
  private let names: [String: String]

  static let current = WindowsZones(text: Asset.windowsZones.text)

  /// Reads lines of a name, the system's name and, if any, the places.
  init(text: String) {
    var names: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("//") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count >= 2 else { continue }
      for name in [fields[0]] + fields.dropFirst(2) { names[name.lowercased()] = fields[1] }
    }
    self.names = names
  }

  /// The system's name of a zone, also behind its offset as in `(UTC+09:00) Seoul`, which is left to
  /// the zone; nil if it is unknown.
  subscript(name: String) -> String? {
    let name = name.lowercased()
    if let known = names[name] { return known }
    guard name.hasPrefix("(utc") || name.hasPrefix("(gmt"), let end = name.firstIndex(of: ")")
    else {
      return nil
    }
    return names[String(name[end...].dropFirst().drop { $0 == " " })]
  }
}
