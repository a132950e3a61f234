import Foundation
import Testing
import Timelines
import WidgetIntents

struct WidgetCenterTests {
  private struct Log: Sendable {
    private let lines: AsyncStream<String>
    private let inbox: AsyncStream<String>.Continuation

    init() {
      (lines, inbox) = AsyncStream.makeStream()
    }

    func note(_ line: String) {
      inbox.yield(line)
    }

    /// Everything recorded so far; ends the recording.
    var all: [String] {
      get async {
        inbox.finish()
        return await lines.reduce(into: []) { $0.append($1) }
      }
    }
  }

  private struct Refresh: AppIntent {
    static let title: LocalizedStringResource = "Refresh"

    func perform() async throws -> some IntentResult {
      WidgetCenter.shared.reloadTimelines(ofKind: "CityWeather")
      await Task { WidgetCenter.shared.reloadAllTimelines() }.value
      WidgetCenter.shared.invalidateRelevance(ofKind: "Countdown")
      return .result()
    }
  }

  private func link(_ log: Log, _ instances: [Instance] = []) -> WidgetCenterLink {
    WidgetCenterLink(
      configurations: instances.map { WidgetInfo($0) },
      reload: { log.note("reload \($0 ?? "all")") },
      invalidateRelevance: { log.note("invalidate \($0)") })
  }

  @Test func reachesWhoeverRunsTheIntent() async throws {
    let log = Log()
    try await WidgetCenterLink.$current.withValue(link(log)) {
      _ = try await Refresh().perform()
    }
    #expect(await log.all == ["reload CityWeather", "reload all", "invalidate Countdown"])
  }

  @Test func reachesNobodyElsewhere() async throws {
    let log = Log()
    WidgetCenterLink.$current.withValue(link(log)) {}
    _ = try await Refresh().perform()
    #expect(await log.all.isEmpty)
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }

  @Test func tellsWhatStandsWhereAndHowItIsSet() async throws {
    let instances = [
      Instance(
        id: Instance.ID(3), kind: "CityWeather", family: .systemMedium,
        configuration: ["city": .text("부산")]),
      Instance(
        id: Instance.ID(5), kind: "CityWeather", family: .systemSmall,
        configuration: ["city": .text("런던")]),
    ]
    let infos = try await WidgetCenterLink.$current.withValue(link(Log(), instances)) {
      try await WidgetCenter.shared.currentConfigurations()
    }
    #expect(infos.map(\.id) == [3, 5])
    #expect(infos.map(\.kind) == ["CityWeather", "CityWeather"])
    #expect(infos.map(\.family) == [.systemMedium, .systemSmall])
    let choices = infos.map { $0.widgetConfigurationIntent(of: CityChoice.self) }
    #expect(choices.map { $0?.city } == [.busan, nil])
  }

  @Test func callsBackAtOnce() async {
    let log = Log()
    let instance = Instance(id: Instance.ID(1), kind: "Countdown", family: .systemSmall)
    WidgetCenterLink.$current.withValue(link(log, [instance])) {
      WidgetCenter.shared.getCurrentConfigurations { result in
        for info in (try? result.get()) ?? [] { log.note(info.kind) }
      }
    }
    #expect(await log.all == ["Countdown"])
  }
}
