import Almanac
import System

/// The time zones that a calendar names: the system's, or those it defines itself.
struct CalendarZones {
  /// The user's zone, for times without one.
  let own: Zone
  /// What the whole calendar may still cost.
  let effort = Effort()
  private let described: [String: Component]
  private var known: [String: Zone?] = [:]

  /// The zones of all calendars in a file, wherever they stand.
  init(own: Zone, in calendars: [Component]) {
    self.own = own
    let parts = calendars.flatMap(\.parts).filter { $0.name == "VTIMEZONE" }
    described = Dictionary(
      parts.compactMap { part in part.first("TZID")?.text.map { ($0.zoneName, part) } }
    ) { first, _ in first }
  }

  /// The zone with a name: the system's, the calendar's, or that of Windows; nil if it is unknown.
  mutating func zone(named name: String) -> Zone? {
    let name = name.zoneName
    if let zone = known[name] { return zone }
    let zone =
      system(name) ?? described[name].flatMap { Zone($0, named: name, effort) }
      ?? WindowsZones.current[name].flatMap { try? Zone(named: $0) }
    known[name] = .some(zone)
    return zone
  }

  /// The system's zone with a name, ignoring a vendor's prefix that some programs add; nil if it is
  /// unknown.
  private func system(_ name: String) -> Zone? {
    let parts = name.split(separator: "/")
    // Only a prefix with a slash in front says that the last word alone may be a zone.
    let counts = name.first == "/" ? [3, 2, 1] : [3, 2]
    let names = [name] + counts.map { parts.suffix($0).joined(separator: "/") }
    return names.lazy.compactMap { try? Zone(named: $0) }.first
  }
}

extension String {
  /// The name of a zone without the escapes and quotes that some programs write where it is named, and
  /// others where it is defined.
  fileprivate var zoneName: String { filter { $0 != "\\" && $0 != "\"" }.trimmed }
}

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
