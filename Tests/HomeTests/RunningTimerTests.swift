import Cells
import FoundationEssentials
import HomeTesting
import Testing
import Timelines
import Views

@testable import Home

/// While timers run, the screen looks as if everything were painted anew each second.
struct RunningTimerTests {
  private struct TimerSample: View {
    let span: ClosedRange<Date>

    var body: some View {
      let count = Text(timerInterval: span, countsDown: true).monospacedDigit()
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text(verbatim: "공부")
          Spacer()
          Text(span.upperBound, style: .relative)
        }
        count.font(.system(size: 48, weight: .bold)).foregroundStyle(.orange)
        ProgressView(timerInterval: span, countsDown: true)
        Button(intent: FlipIntent("a")) { count }
      }
      .containerBackground(.blue.gradient, for: .widget)
    }
  }

  private static let timer = WidgetKind(
    id: "timer", name: "타이머", families: WidgetFamily.allCases,
    placeholder: { Face(archiving: EmptyView(), in: $1) },
    timeline: { _, context in
      let entries = [Sample.Entry(date: context.date, number: "")]
      return AnyTimeline(Timeline(entries: entries, policy: .never)) { entry, environment in
        Face(archiving: TimerSample(span: entry.date - 456...entry.date + 1044), in: environment)
      }
    })

  @Test func looksAsIfItWerePaintedAnew() async throws {
    let board: [(kind: String, family: WidgetFamily)] = [
      ("timer", .systemSmall), ("timer", .systemMedium), ("days", .systemSmall),
    ]
    var home = try await SeenHome.test(
      120, 40, showing: Sample.instances(board), kinds: Sample.kinds + [Self.timer],
      presentation: .test(glyphs: .sextant))
    let keys: [Int: Key] = [20: Key(.enter), 40: Key(.right), 80: Key(.enter), 90: Key(.escape)]
    var (start, paintings) = (Date.test + 0.25, 0)
    for second in 0..<130 {
      if second == 100 { start -= 45 }
      let date = start + Double(second)
      if second == 100 { _ = home.handle(.clockChanged, at: date) }
      if let key = keys[second] { _ = home.handle(.input(.key(key)), at: date) }
      _ = home.advance(to: date)
      let frame = home.frame(at: date)
      var pictures = Pictures()
      let other = home.home.frame(at: date, reusing: &pictures)
      #expect(frame.canvas == other.canvas, "\(second)")
      #expect(frame.until == other.until, "\(second)")
      paintings += frame.painted.isEmpty ? 0 : 1
    }
    #expect(paintings == 130)
  }
}
