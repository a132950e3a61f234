import Cast
import Cells
import FoundationEssentials
import HomeTesting
import System
import Testing
import Timelines
import Views

@testable import Home

/// Content that is made up until there is real content is told of once, in the header.
struct SimulationNoticeTests {
  private struct Entry: TimelineEntry {
    let date: Date
  }

  private struct Tile: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View { Text(verbatim: reasons.contains(.invalidated) ? "nothing" : "made up") }
  }

  private func home(_ width: Int, _ height: Int, _ simulationNotice: SimulationNotice?) async throws
    -> SeenHome
  {
    var home = try SeenHome.fresh(
      width, height, showing: Sample.instances([("weather", .systemSmall)]))
    var timeline = Timeline(entries: [Entry(date: .test)], policy: .never)
    timeline.simulationNotice = simulationNotice
    let drawn = AnyTimeline(timeline) { _, environment in
      Face(content: Node(archiving: Tile(), in: environment))
    }
    for question in home.advance(to: .test).compactMap(\.question) {
      _ = home.handle(.answered(TimelineAnswer(to: question.request, .timeline(drawn))), at: .test)
    }
    return home
  }

  private let offline = SimulationNotice(
    name: "weather.simulated", cause: "weather.simulated.offline", isWanted: false)

  @Test(arguments: [
    (120, 40, "가상 날씨 · 연결 없음"), (80, 24, "가상 날씨 · 연결 없음"), (40, 14, "가상 날씨"),
    (30, 10, "가상 날씨"),
  ])
  func theHeaderTellsIt(width: Int, height: Int, words: String) async throws {
    var home = try await home(width, height, offline)
    #expect(home.text().contains(words) && home.text().contains("made up"))
    var real = try await self.home(width, height, nil)
    #expect(!real.text().contains("가상"))
  }

  @Test func theInspectorTellsIt() async throws {
    var home = try await home(120, 40, offline)
    home.press(Key("i"))
    #expect(home.text().ranges(of: "가상 날씨 · 연결 없음").count == 2)
  }

  @Test(arguments: [
    (WidgetPlace.homeScreen, false), (.todayView, false), (.lockScreen, true), (.standBy, true),
  ])
  func whereItIsNotToldNothingIsShown(place: WidgetPlace, isHidden: Bool) {
    for isWanted in [false, true] {
      var timeline = Timeline(entries: [Entry(date: .test)], policy: .never)
      timeline.simulationNotice = SimulationNotice(name: "weather.simulated", isWanted: isWanted)
      let drawn = AnyTimeline(timeline) { _, environment in
        Face(content: Node(archiving: Tile(), in: environment))
      }
      var traits = Traits(usual: .systemSmall)
      traits.place = place
      let words = isHidden && !isWanted ? "nothing" : "made up"
      let environment = EnvironmentValues(traits, strings: [:])
      #expect(
        drawn.face(of: 0, for: traits)?.content
          == Node(archiving: Text(verbatim: words), in: environment))
    }
  }
}
