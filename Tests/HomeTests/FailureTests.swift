import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Kit
import Testing
import Timelines
import Views

@testable import Home

struct FailureTests {
  private static let minute = 60.0

  private func failure(of question: Question) -> Event {
    .answered(TimelineAnswer(to: question.request, .fault(.failed("no network"))))
  }

  /// A home with a weather widget whose provider has just failed for the first time.
  private func failing() async throws -> SeenHome {
    var home = try await SeenHome.test(
      80, 24, showing: Sample.instances([("weather", .systemSmall), ("days", .systemSmall)]))
    home.press(Key("r"))
    for question in home.advance(to: .test).compactMap(\.question) {
      _ = home.handle(failure(of: question), at: .test.addingTimeInterval(Self.minute))
    }
    return home
  }

  @Test func keepsTheEntryAndTellsItsAge() async throws {
    var home = try await failing()
    let soon = home.canvas(at: .test.addingTimeInterval(12 * Self.minute))
    #expect(soon.description.contains("23°"))
    #expect(soon.description.contains("날씨 · 12분 전"))
    #expect(soon.description.contains("▲ 실패 1"))
    #expect(home.text(at: .test.addingTimeInterval(13 * Self.minute - 1)).contains("12분 전"))
    #expect(home.text(at: .test.addingTimeInterval(13 * Self.minute)).contains("13분 전"))
    let name = try #require(home.plan.board.places[0].name)
    let tints = name.columns.map { soon[$0, name.origin.y] }.filter {
      $0.style.foreground == RGB(0xFF9F0A)
    }
    #expect(tints.map(\.glyph.description).joined() == "·12분 전")
    #expect(home.text(at: .test.addingTimeInterval(7200)).contains("날씨 · 2시간 전"))
  }

  @Test func marksItsAgeOnceColorsDoNotTell() async throws {
    var home = try await failing()
    let date = Date.test.addingTimeInterval(12 * Self.minute)
    #expect(home.text(at: date).contains("날씨 · 12분 전"))
    _ = home.handle(.preferencesChanged([.differentiateWithoutColor: "on"]), at: date)
    #expect(home.text(at: date).contains("날씨 ▲ 12분 전"))
  }

  @Test func forgetsTheTroubleWhenItIsOver() async throws {
    var home = try await failing()
    home.press(Key("r"))
    let later = Date.test.addingTimeInterval(1200)
    #expect(await home.settle(at: later) == [0])
    #expect(!home.text(at: later).contains("전") && !home.text(at: later).contains("실패"))
  }

  @Test func takesNoEntriesAndLatenessForFailure() async throws {
    for outcome in [TimelineAnswer.Outcome.overdue, .timeline(.empty), .fault(.noEntries)] {
      var home = try await SeenHome.test(
        80, 24, showing: Sample.instances([("weather", .systemSmall)]))
      home.press(Key("r"))
      let question = try #require(home.advance(to: .test).first?.question)
      _ = home.handle(.answered(TimelineAnswer(to: question.request, outcome)), at: .test)
      #expect(home.text().contains("23°"))
      #expect(home.text().contains("날씨 · 방금"))
    }
  }

  @Test func tellsTheAgeWhereThereAreNoNames() async throws {
    var home = try await SeenHome.test(
      30, 10, showing: Sample.instances([("weather", .systemSmall), ("failing", .systemSmall)]))
    home.press(Key("r"))
    let question = try #require(home.advance(to: .test).first?.question)
    _ = home.handle(failure(of: question), at: .test)
    let later = Date.test.addingTimeInterval(12 * Self.minute)
    #expect(home.text(at: later).contains("12분 전"))
    home.press(Key(.right))
    #expect(home.text(at: later).contains("데이터 없음"))
  }

  @Test func takesALateAnswer() async throws {
    var home = try await SeenHome.test(
      80, 24, showing: Sample.instances([("weather", .systemSmall)]))
    home.press(Key("r"))
    let question = try #require(home.advance(to: .test).first?.question)
    _ = home.handle(.answered(TimelineAnswer(to: question.request, .overdue)), at: .test)
    #expect(home.text().contains("실패"))
    _ = home.handle(.answered(await question.answer), at: .test)
    #expect(!home.text().contains("실패"))
  }

  @Test func heedsNoAnswerToAnOlderRequest() async throws {
    var home = try await SeenHome.test(
      80, 24, showing: Sample.instances([("weather", .systemSmall)]))
    home.press(Key("r"))
    let older = try #require(home.advance(to: .test).first?.question)
    home.press(Key("r"))
    #expect(await home.settle(at: .test) == [0])
    _ = home.handle(failure(of: older), at: .test)
    #expect(!home.text().contains("실패"))
  }

  @Test func saysThatNothingCameYet() async throws {
    var home = try await SeenHome.test(
      80, 24, showing: Sample.instances([("failing", .systemSmall)]))
    #expect(home.text().contains("실패 · 데이터 없음"))
    #expect(home.canvas(at: .test)[8, 6].style.background != nil)
  }

  @Test func standsATileInThePlaceOfAnUnknownKind() async throws {
    var home = try SeenHome.fresh(
      80, 24, showing: Sample.instances([("gone\u{1B}[31m", .systemSmall), ("days", .systemSmall)]))
    #expect(await home.settle(at: .test) == [1])
    let text = home.text()
    #expect(text.contains("알 수 없는 위젯") && text.contains("gone") && !text.contains("\u{1B}"))
    #expect(text.contains("D-34") && !text.contains("불러오는 중"))
    home.press(Key("r"), Key("R"))
    #expect(await home.settle(at: .test) == [1])
  }

  @Test(arguments: [
    String(repeating: "가", count: 60), "\u{1B}]0;title\u{7}\u{1B}[2J", "%@ %lld %s %", "",
    "a\nb\tc\r\u{0}", "\u{202E}abc", "e\u{301}\u{301}\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦",
  ])
  func keepsHostileNamesInTheirRow(name: String) async throws {
    let kind = Sample.kind("hostile", name, name, [name], [.blue, .teal])
    let board = Sample.instances([
      ("hostile", .systemSmall), ("days", .systemSmall), ("hostile", .systemSmall),
    ])
    let plain = try await SeenHome.test(
      80, 24, showing: board,
      kinds: [Sample.days, Sample.kind("hostile", "", "", [""], [.blue, .teal])])
    var (before, home) = (
      plain, try await SeenHome.test(80, 24, showing: board, kinds: [Sample.days, kind])
    )
    let (old, canvas) = (before.canvas(at: .test), home.canvas(at: .test))
    #expect(canvas.description.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    let tiles = [0, 2].map { home.plan.board.places[$0].whole }
    let strays = canvas.damage(since: old).spans.filter { span in
      !tiles.contains { tile in
        tile.rows.contains(span.row) && span.columns.clamped(to: tile.columns) == span.columns
      }
    }
    #expect(strays == [])
  }

  @Test func whatIsTheMatterIsToldUntilItIsOver() async throws {
    var home = try await SeenHome.test(80, 24, showing: Sample.instances([("days", .systemSmall)]))
    let sound = home.text()
    _ = home.handle(.lastingFault("chrome.store-gone"), at: .test)
    home.press(Key(.right))
    #expect(home.text().contains("데이터를 찾을 수 없음"))
    _ = home.handle(.noticed("chrome.store-damaged"), at: .test)
    #expect(home.text().contains("데이터 손상"))
    home.press(Key(.right))
    #expect(home.text().contains("데이터를 찾을 수 없음"))
    _ = home.handle(.lastingFault(nil), at: .test)
    #expect(home.text() == sound)
  }
}

extension AnyTimeline {
  /// The answer of a provider without entries.
  static let empty = AnyTimeline(Timeline<Sample.Entry>(entries: [], policy: .never)) {
    _, environment in
    Face(archiving: EmptyView(), in: environment)
  }
}
