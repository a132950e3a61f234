package import Almanac
package import FoundationEssentials

/// The time of a drink as users type it.
package enum DrinkTime: Hashable, Sendable {
  case time(CivilTime)
  case written(WrittenDate)

  package init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "T" }
    switch words.count {
    case 1:
      guard let time = CivilTime(clock: words[0]) else { return nil }
      self = .time(time)
    default:
      // Only people write hours with a single digit.
      let isBrief = words.count == 2 && words[1].prefix { $0 != ":" }.count == 1
      let whole = isBrief ? "\(words[0]) 0\(words[1])" : text
      guard let date = try? WrittenDate(whole) else { return nil }
      self = .written(date)
    }
  }

  /// The date; a time alone is its last occurrence.
  package func date(before now: Date, in zone: Zone) -> Date {
    switch self {
    case .written(let date): return date.date(in: zone)
    case .time(let time):
      let today = zone.civil(at: now).day
      let date = zone.date(of: CivilMoment(day: today, time: time))
      guard date > now else { return date }
      return zone.date(of: CivilMoment(day: today.advanced(by: -1), time: time))
    }
  }
}

extension CivilTime {
  /// Parses `8:30` or `08:30`; fails for anything else.
  fileprivate init?(clock text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, 1...2 ~= parts[0].utf8.count, parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy("0123456789".utf8.contains) }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
