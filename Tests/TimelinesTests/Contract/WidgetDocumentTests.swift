import Almanac
import Foundation
import Testing
import Timelines
import Views

struct WidgetDocumentTests {
  private struct Document: Decodable {
    struct Kind: Decodable {
      struct Entry: Decodable {
        let date: Double
        let face: Face
      }

      let kind: String
      let name: String
      let description: String
      let families: [String]
      let entries: [Entry]
      let fault: String?
    }

    let widgets: [Kind]
    let repeated: [String]
  }

  private struct Pair: WidgetBundle {
    var body: some Widget {
      CityWeather()
      Countdown()
      CityWeather()
    }
  }

  private let date = Date(timeIntervalSince1970: 1_795_221_660.5)

  private func json(_ kinds: [WidgetKind], repeated: [WidgetKind] = []) async throws -> String {
    try await WidgetDocument(of: (kinds, repeated), at: date, in: .utc).json()
  }

  private func document(_ json: String) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(json.utf8))
  }

  @Test func tellsTheTimelineOfEachWidget() async throws {
    let (kinds, repeated) = WidgetKind.all(in: Pair())
    let document = try document(try await json(kinds, repeated: repeated))
    #expect(document.widgets.map(\.kind) == ["CityWeather", "Countdown"])
    #expect(document.repeated == ["CityWeather"])
    let weather = try #require(document.widgets.first)
    #expect(weather.name == "날씨")
    #expect(weather.description == "지금 날씨를 보여 줍니다.")
    #expect(weather.families == ["systemSmall", "systemMedium", "accessoryInline"])
    #expect(weather.entries.map(\.date) == [0, 3600, 7200].map { 1_795_221_660.5 + $0 })
    #expect(
      weather.entries.map(\.face.words) == [["서울", "15°"], ["서울", "16°"], ["서울", "17°"]])
    #expect(weather.entries.allSatisfy { $0.face.background != nil })
    #expect(weather.fault == nil)
  }

  @Test(arguments: [
    (TimelineReloadPolicy.atEnd, #""policy":"atEnd""#), (.never, #""policy":"never""#),
    (.after(Date(timeIntervalSince1970: 7.25)), #""policy":{"after":7.25}"#),
    (.after(Date(timeIntervalSince1970: .infinity)), #""policy":{"after":"inf"}"#),
  ])
  func writesPolicies(_ policy: TimelineReloadPolicy, _ text: String) async throws {
    let json = try await json([kind { AnyTimeline(Timeline(entries: [], policy: policy)) }])
    #expect(json.contains(text))
  }

  @Test func writesAllDatesAlike() async throws {
    let date = date
    let kind = kind {
      let entry = CountdownEntry(date: date, text: "")
      return AnyTimeline(Timeline(entries: [entry], policy: .after(date))) {
        Face(archiving: Text($0.date, style: .timer), in: $1)
      }
    }
    let json = try await json([kind])
    #expect(json.components(separatedBy: "1795221660.5").count == 4)
  }

  @Test func tellsWhyThereIsNoTimeline() async throws {
    struct NoNews: Error, CustomStringConvertible { let description = "no news today" }
    let document = try document(try await json([kind { throw NoNews() }]))
    #expect(document.widgets.map(\.fault) == ["no news today"])
    #expect(document.widgets.map(\.entries.count) == [0])
  }

  @Test func asksNobodyForASizeThatIsNotThere() async throws {
    let document = try document(
      try await json([kind(families: []) { throw CancellationError() }]))
    #expect(document.widgets.map(\.fault) == [nil])
  }

  private func kind(
    families: [WidgetFamily] = [.systemSmall],
    timeline: @escaping @Sendable () throws -> AnyTimeline
  ) -> WidgetKind {
    WidgetKind(
      id: "A", name: "a", families: families,
      placeholder: { Face(archiving: EmptyView(), in: $1) },
      timeline: { _, _ in try timeline() })
  }
}

extension AnyTimeline {
  fileprivate init(_ timeline: Timeline<CountdownEntry>) {
    self.init(timeline) { Face(archiving: Text($0.text), in: $1) }
  }
}
