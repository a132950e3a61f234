import Foundation
import Testing
import Timelines
import Views
import WidgetIntents

struct CallbackTests {
  /// Calls back once for each text, after running `first`.
  private struct Caller: TimelineProvider {
    let texts: [String]
    var first: @Sendable () -> Void = {}

    func placeholder(in context: Context) -> CountdownEntry {
      CountdownEntry(date: context.date, text: "?")
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      first()
      for text in texts { completion(CountdownEntry(date: context.date, text: text)) }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      first()
      for text in texts {
        let entry = CountdownEntry(date: context.date, text: text)
        completion(Timeline(entries: [entry], policy: .never))
      }
    }
  }

  private func kind(_ provider: Caller) throws -> WidgetKind {
    let configuration = StaticConfiguration(kind: "Caller", provider: provider) { Text($0.text) }
    return try #require(configuration._kinds.first)
  }

  @Test func isNotCalledWithoutWhatItDependsOn() async throws {
    struct Needy: TimelineProvider {
      @Dependency var text: String

      func placeholder(in context: Context) -> CountdownEntry {
        CountdownEntry(date: context.date, text: "?")
      }

      func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        completion(CountdownEntry(date: context.date, text: text))
      }

      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(
          Timeline(entries: [CountdownEntry(date: context.date, text: text)], policy: .never))
      }
    }
    let configuration = StaticConfiguration(kind: "Needy", provider: Needy()) { Text($0.text) }
    let kind = try #require(configuration._kinds.first)
    await #expect(throws: MissingDependency.self) {
      try await kind.timeline(for: [:], in: .sample())
    }
    await #expect(throws: MissingDependency.self) {
      try await kind.snapshot(for: [:], in: .sample())
    }
  }

  @Test func theFirstCountsOfAllThatComeBack() async throws {
    let kind = try kind(Caller(texts: ["one", "two", "three"]))
    let traits = Traits(usual: .systemSmall)
    #expect(
      try await kind.timeline(for: [:], in: .sample()).face(of: 0, for: traits)?.words
        == ["one"])
    #expect(
      try await kind.snapshot(for: [:], in: .sample()).face(of: 0, for: traits)?.words
        == ["one"])
  }

  @Test func onesThatNeverComeEndWithTheirTask() async throws {
    let (asked, inbox) = AsyncStream.makeStream(of: Void.self)
    let kind = try kind(Caller(texts: [], first: { inbox.yield() }))
    let task = Task { try await kind.timeline(for: [:], in: .sample()) }
    for await _ in asked { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
