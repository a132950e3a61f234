import Almanac

/// The zones that a calendar names: those of the system, or those that it describes itself.
struct CalendarZones {
  /// That of the person, in which a time without a zone is meant.
  let own: Zone
  private let described: [String: Component]
  private var known: [String: Zone?] = [:]

  init(own: Zone, in calendar: Component) {
    self.own = own
    let parts = calendar.parts.filter { $0.name == "VTIMEZONE" }
    described = Dictionary(parts.compactMap { part in part.first("TZID")?.text.map { ($0, part) } })
    {
      first, _ in first
    }
  }

  /// Nil if nobody knows it.
  mutating func zone(named name: String) -> Zone? {
    if let zone = known[name] { return zone }
    let zone = system(name) ?? described[name].flatMap(Zone.init)
    known[name] = .some(zone)
    return zone
  }

  /// Some programs put the name of their maker before that of the zone.
  private func system(_ name: String) -> Zone? {
    let parts = name.split(separator: "/")
    let names = [name] + [3, 2].map { parts.suffix($0).joined(separator: "/") }
    return names.lazy.compactMap { try? Zone(named: $0) }.first
  }
}
