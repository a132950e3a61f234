import DDays
import FoundationEssentials
import Store

/// A link to the page of all days: `widgetty://dday/days`, or `widgetty://dday/days/7` for one.
struct DaysLink: Hashable {
  /// The D-Day to select; nil for the first.
  let day: DDay.ID?

  init(to day: DDay.ID? = nil) {
    self.day = day
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let rest = text.dropFirst(Self.place.count)
    if rest.isEmpty {
      day = nil
    } else if rest.first == "/", let number = Int(rest.dropFirst()) {
      day = DDay.ID(number)
    } else {
      return nil
    }
  }

  var url: URL? { URL(string: Self.place + (day.map { "/\($0)" } ?? "")) }

  private static let place = "widgetty://dday/days"
}
