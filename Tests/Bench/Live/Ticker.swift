import Boards
import Desk
import FoundationEssentials
import Timelines
import Views

/// A dashboard whose only widget changes many times a second and shows the number of its entry.
enum Ticker {
  static let interval: TimeInterval = 0.025
  static let turns = 1000
  /// The environment variable that makes this program the dashboard.
  static let variable = "BENCH_TICKER"

  static func main() -> Never {
    Desk.main(Offer(kinds: [kind]) { _ in [.home: "ticker small\n"] })
  }

  static func date(of number: Int) -> Date {
    Date(timeIntervalSince1970: Double(number) * interval)
  }

  /// The number on a screen.
  static func number(in screen: String) -> Int? {
    screen.firstRange(of: "entry ").flatMap { range in
      Int(screen[range.upperBound...].prefix { $0.isNumber })
    }
  }

  private static let kind = WidgetKind(
    id: "ticker", name: "ticker", families: [.systemSmall],
    placeholder: { Face(archiving: Text(verbatim: "..."), in: $1) },
    timeline: { _, context in
      // Time to start up.
      let first = Int((context.date.timeIntervalSince1970 + 1) / interval)
      let entries = (first...first + turns).map { Turn(date: date(of: $0), number: $0) }
      return AnyTimeline(Timeline(entries: entries, policy: .never)) { entry, environment in
        Face(archiving: Text(verbatim: "entry \(entry.number)"), in: environment)
      }
    })
}

private struct Turn: TimelineEntry {
  let date: Date
  let number: Int
}
