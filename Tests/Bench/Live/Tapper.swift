import Boards
import Desk
import FoundationEssentials
import Gallery
import Glibc
import Timelines
import Views
import WidgetIntents

/// A dashboard with stored reminders, beside buttons whose intents never end.
enum Tapper {
  static let taps = 5000
  static let stuckButtons = 10
  /// The environment variable that makes this program the dashboard.
  static let variable = "BENCH_TAPPER"

  static func main() -> Never {
    let bundled = WidgetKind.all(in: GalleryBundle()).kinds
    Desk.main(
      Offer(kinds: bundled + [stuck], dependencies: GalleryBundle.dependencies()) { _ in
        [.home: "reminders medium\n" + String(repeating: "stuck small\n", count: stuckButtons)]
      })
  }

  private static let stuck = WidgetKind(
    id: "stuck", name: "stuck", families: [.systemSmall],
    placeholder: { Face(archiving: Text(verbatim: "..."), in: $1) },
    timeline: { _, context in
      let entry = Moment(date: context.date)
      return AnyTimeline(Timeline(entries: [entry], policy: .never)) { _, environment in
        Face(archiving: Button("stuck", intent: StuckIntent()), in: environment)
      }
    })
}

private struct Moment: TimelineEntry {
  let date: Date
}

private struct StuckIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Stuck"

  /// Nobody ever writes to the pipe.
  func perform() async throws -> some IntentResult {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    var byte: UInt8 = 0
    _ = read(ends[0], &byte, 1)
    return .result()
  }
}
