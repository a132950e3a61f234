import Cast
import Cells
import Foundation
import Home
import HomeTesting
import Kit
import Testing
import Timelines
import Views
import WidgetIntents
import System

struct InspectorTests {
  private let board = Sample.instances([("weather", .systemSmall), ("days", .systemSmall)])

  @Test func tellsHowItStandsWithTheFocusedWidget() async throws {
    var home = try await SeenHome.test(80, 24, showing: board)
    home.press(Key(.right), Key("i"))
    let text = home.text()
    for words in ["타임라인", "days", "작은 크기", "지남 1개", "4/4", "안 함"] {
      #expect(text.contains(words), "\(words)")
    }
    home.press(Key(.escape))
    #expect(!home.text().contains("타임라인"))
  }

  @Test func tellsWhyItIsAskedNext() async throws {
    let failing = Sample.instances([("failing", .systemSmall)])
    var home = try await SeenHome.test(80, 24, showing: failing)
    home.press(Key("i"))
    #expect(home.text().contains("지난번에 받은 데이터 없음, 잠시 기다린 뒤"))
    #expect(home.text().contains("no network"))
  }

  @Test func namesWhatStandsInTheWayOfNews() async throws {
    var home = try await SeenHome.test(80, 24, showing: board)
    home.press(Key("r"))
    let question = try #require(home.advance(to: .test).compactMap(\.question).first)
    var timeline = Timeline(entries: [Sample.Entry(date: .test, number: "7°")], policy: .never)
    timeline.providerFault = ProviderFault(
      key: "weather.fault.rejected", detail: "No such place.", retry: .test + 60)
    let erased = AnyTimeline(timeline) { _, environment in
      Face(content: Node(archiving: EmptyView(), in: environment))
    }
    #expect(!home.waitsForNetwork)
    _ = home.handle(.answered(TimelineAnswer(to: question.request, .timeline(erased))), at: .test)
    home.press(Key("i"))
    let text = home.text()
    #expect(text.contains("날씨 서비스가 요청을 거부했어요.") && text.contains("place.)"))
    #expect(text.contains("연결 실패"))
    #expect(home.waitsForNetwork)
    _ = home.handle(.networkChanged, at: .test + 1)
    let asked = home.advance(to: .test + 1).compactMap(\.question).map(\.request.instance)
    #expect(asked == [question.request.instance])
  }

  @Test func tellsWhatIsSet() async throws {
    let christmas = try Date("2026-12-25T00:00:00+09:00", strategy: .iso8601)
    let instance = Instance(
      id: Instance.ID(7), kind: "days", family: .systemSmall,
      configuration: ["title": .text("성탄절"), "date": .date(christmas), "count": .integer(3)])
    var home = try await SeenHome.test(80, 24, showing: [instance])
    home.press(Key("i"))
    #expect(home.text().contains("count=3, date=2026년 12월 25일, title=성탄절"))
  }

  @Test func tellsTheFaultWithoutItsControlCharacters() async throws {
    var home = try await SeenHome.test(80, 24, showing: board)
    home.press(Key("r"))
    let question = try #require(home.advance(to: .test).compactMap(\.question).first)
    let answer = TimelineAnswer(to: question.request, .fault(.failed("no\u{1B}[2J network")))
    _ = home.handle(.answered(answer), at: .test)
    home.press(Key("i"))
    let canvas = home.canvas(at: .test)
    #expect(canvas.description.contains("network"))
    #expect(!canvas.description.contains("\u{1B}"))
  }

  /// Every reason and cause has a text, so that no key is shown instead.
  @Test func hasWordsForEveryReasonAndCause() throws {
    let strings = try Presentation.test().strings
    for reason in ReloadReason.allCases {
      #expect(strings["inspector.reason.\(reason.rawValue)"] != nil, "\(reason)")
    }
    for cause in Due.Cause.allCases {
      #expect(strings["inspector.cause.\(cause.rawValue)"] != nil, "\(cause)")
    }
  }

  @Test func isClosedWhereNothingStands() async throws {
    var home = try await SeenHome.test(80, 24, showing: [])
    let before = home.canvas(at: .test)
    home.press(Key("i"))
    #expect(home.canvas(at: .test) == before)
  }
}
