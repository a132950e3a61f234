import Foundation
import Testing
import Timelines
import Views
import WidgetIntents

struct WidgetKindTests {
  private func kind(_ widget: some Widget) throws -> WidgetKind {
    try #require(WidgetKind.all(in: widget).kinds.first)
  }

  @Test func keepsWhatTheWidgetDeclares() throws {
    let weather = try kind(CityWeather())
    #expect(weather.id == "CityWeather")
    #expect(weather.name == "날씨")
    #expect(weather.description == "지금 날씨를 보여 줍니다.")
    #expect(weather.families == [.systemSmall, .systemMedium, .accessoryInline])
    #expect(weather.hasContentMargins)
    #expect(weather.isBackgroundRemovable)
    #expect(weather.disfavoredLocations.isEmpty)
    #expect(weather.parameters == CityChoice.parameters)
  }

  @Test func keepsWhatIsUnusual() throws {
    let countdown = try kind(Countdown())
    #expect(!countdown.hasContentMargins)
    #expect(!countdown.isBackgroundRemovable)
    #expect(
      countdown.disfavoredLocations == [.systemSmall: [.standBy, .lockScreen, .carPlay]])
    #expect(countdown.parameters.isEmpty)
  }

  @Test func isCalledByItsKindAndComesInAllSizesUntilItSaysOtherwise() throws {
    struct Bare: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bare", provider: CountdownProvider()) { Text($0.text) }
      }
    }
    let bare = try kind(Bare())
    #expect(bare.name == "Bare")
    #expect(
      bare.families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, ["서울", "0°"]), (.accessoryInline, ["서울 0°"]),
  ])
  func showsAPlaceholderInItsFamily(_ family: WidgetFamily, _ words: [String]) throws {
    let face = try kind(CityWeather()).placeholder(
      in: .sample(family), for: Traits(usual: family))
    #expect(face.words == words)
    #expect(face.background != nil)
  }

  @Test func makesATimelineForWhatItIsSetTo() async throws {
    let timeline = try await kind(CityWeather()).timeline(
      for: ["city": .text("부산")], in: .sample(.systemMedium))
    let date = TimelineProviderContext.sample().date
    #expect(timeline.count == 3)
    #expect(timeline.policy == .after(date.addingTimeInterval(900)))
    #expect(timeline.date(of: 1) == date.addingTimeInterval(3600))
    #expect(timeline.face(of: 2, for: Traits(usual: .systemSmall))?.words == ["부산", "17°"])
  }

  @Test func makesASnapshotOfOneEntry() async throws {
    let timeline = try await kind(CityWeather()).snapshot(for: [:], in: .sample(.accessoryInline))
    #expect(timeline.count == 1)
    #expect(timeline.policy == .never)
    #expect(timeline.face(of: 0, for: Traits(usual: .systemSmall))?.words == ["서울 20°"])
  }

  @Test func waitsForProvidersThatCallBack() async throws {
    let countdown = try kind(Countdown())
    let timeline = try await countdown.timeline(for: [:], in: .sample())
    #expect(timeline.policy == .atEnd)
    #expect(
      timeline.face(of: 0, for: Traits(usual: .systemSmall))?.words == ["Countdown", "D-Day"])
    let snapshot = try await countdown.snapshot(for: [:], in: .sample())
    #expect(
      snapshot.face(of: 0, for: Traits(usual: .systemSmall))?.words == ["Countdown", "D-1"])
  }

  @Test(arguments: [["city": IntentValue.text("런던")], ["place": .text("서울")]])
  func refusesToBeSetToWhatDoesNotFit(_ values: [String: IntentValue]) async throws {
    let (weather, countdown) = (try kind(CityWeather()), try kind(Countdown()))
    for kind in [weather, countdown] {
      await #expect(throws: ParameterError.self) {
        try await kind.timeline(for: values, in: .sample())
      }
      await #expect(throws: ParameterError.self) {
        try await kind.snapshot(for: values, in: .sample())
      }
    }
  }

  @Test func showsItsTimelineInPassingIfItHasNoSnapshot() async throws {
    let entry = CountdownEntry(date: .distantPast, text: "")
    let timeline = AnyTimeline(Timeline(entries: [entry, entry], policy: .atEnd)) { entry, _ in
      Face(content: Node(archiving: Text(entry.text)))
    }
    let kind = WidgetKind(
      id: "A", name: "a", families: [],
      placeholder: { _, _ in Face(content: Node(archiving: Text(entry.text))) },
      timeline: { _, _ in timeline })
    #expect(try await kind.snapshot(for: [:], in: .sample()).policy == .atEnd)
  }
}
