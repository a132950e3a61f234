/// The weekday with which weeks begin in a region.
package struct WeekStart: Hashable, Sendable {
  package let weekday: Weekday

  package static let monday = WeekStart(.monday)
  package static let sunday = WeekStart(.sunday)

  package init(_ weekday: Weekday) {
    self.weekday = weekday
  }

  /// The usual first weekday in a locale such as `en_US.UTF-8`; Monday where none is known.
  package init(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }
    let region = parts.count > 1 ? String(parts[1]) : ""
    if name.hasPrefix("ko") || Self.sundays.contains(region) {
      self = .sunday
    } else {
      self.init(Self.saturdays.contains(region) ? .saturday : .monday)
    }
  }

  /// The weekdays in order.
  package var weekdays: [Weekday] {
    (0..<7).compactMap { Weekday(rawValue: (weekday.rawValue - 1 + $0) % 7 + 1) }
  }

  /// By the Unicode CLDR, as ISO 3166 codes.
  private static let sundays: Set = [
    "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU", "HK",
    "HN", "ID", "IL", "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ",
    "NI", "NP", "PA", "PE", "PH", "PK", "PR", "PY", "SA", "SG", "SV", "TH", "TT", "TW", "UM", "US",
    "VE", "VI", "WS", "YE", "ZA", "ZW",
  ]
  private static let saturdays: Set = [
    "AE", "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
  ]
}
