import Almanac
package import FoundationEssentials

extension Schedule {
  /// How relevant the entry of a widget is at a date: above 0, at most 1; nil if it isn't relevant.
  package func weight(of id: Instance.ID, at date: Date) -> Double? {
    guard let shown = entry(of: id, at: date) else { return nil }
    let start = zone.startOfDay(zone.civil(at: date).day)
    let end = zone.end(of: .day, at: date) ?? start + 86_400
    return shown.reel.weight(of: shown.index, at: date, within: start..<max(start, end))
  }
}
