import Desk
import FoundationEssentials
import Glibc
import Intents
import Synchronization
import Timelines
import Views

/// A dashboard with a toggle whose intent counts, beside buttons whose intents never end.
enum Tapper {
  static let taps = 1000
  static let stuckButtons = 10
  /// In the environment it makes this program the dashboard.
  static let variable = "BENCH_TAPPER"

  static func main() -> Never {
    let tally = Tally()
    var dependencies = Dependencies()
    dependencies.add(dependency: tally)
    Desk.main(
      Offer(kinds: [toggle(counting: tally), stuck], dependencies: dependencies) { _ in
        "toggle small\n" + String(repeating: "stuck small\n", count: stuckButtons)
      })
  }

  /// What is shown as soon as the toggle was hit so many times.
  static func flip(_ count: Int) -> String { count.isMultiple(of: 2) ? "flip off" : "flip on" }

  /// What is shown when the intent is done and the widget has been asked again.
  static func truth(_ count: Int) -> String { "truth \(count)." }

  private static func toggle(counting tally: Tally) -> WidgetKind {
    WidgetKind(
      id: "toggle", name: "toggle", families: [.systemSmall],
      placeholder: { Face(archiving: Text(verbatim: "..."), in: $1) },
      timeline: { _, context in
        let entry = Turn(date: context.date, count: tally.count)
        return Reel(Timeline(entries: [entry], policy: .never)) { entry, environment in
          Face(archiving: TapperView(count: entry.count), in: environment)
        }
      })
  }

  private static let stuck = WidgetKind(
    id: "stuck", name: "stuck", families: [.systemSmall],
    placeholder: { Face(archiving: Text(verbatim: "..."), in: $1) },
    timeline: { _, context in
      let entry = Turn(date: context.date, count: 0)
      return Reel(Timeline(entries: [entry], policy: .never)) { _, environment in
        Face(archiving: Button("stuck", intent: StuckIntent()), in: environment)
      }
    })
}

private struct Turn: TimelineEntry {
  let date: Date
  let count: Int
}

private struct TapperView: View {
  let count: Int

  var body: some View {
    VStack {
      Toggle(isOn: !count.isMultiple(of: 2), intent: TallyIntent()) { EmptyView() }
        .toggleStyle(FlipStyle())
      Text(verbatim: Tapper.truth(count)).invalidatableContent()
    }
  }
}

private struct FlipStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: Tapper.flip(configuration.isOn ? 1 : 0))
  }
}

private struct TallyIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Dependency var tally: Tally

  func perform() async throws -> some IntentResult {
    tally.add()
    return .result()
  }
}

private struct StuckIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Stuck"

  /// Nobody ever writes into the pipe.
  func perform() async throws -> some IntentResult {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    var byte: UInt8 = 0
    _ = read(ends[0], &byte, 1)
    return .result()
  }
}

private final class Tally: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock(\.self) }

  func add() {
    number.withLock { $0 += 1 }
  }
}
