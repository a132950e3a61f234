@testable import Cast
import HomeTesting
import Cells
import FoundationEssentials
import WidgetIntents
import Kit
import Testing
import Timelines

@testable import Home

struct TapTests {
  private let ledger = Ledger(["milk", "bread"])

  private func home(_ count: Int = 1) async throws -> SeenHome {
    try await SeenHome.test(
      120, 40,
      showing: Sample.instances(
        Array(repeating: (kind: "list", family: WidgetFamily.systemMedium), count: count)),
      kinds: [ledger.kind()])
  }

  private func tap(_ home: inout SeenHome, _ key: Character) throws -> Tap {
    try #require(home.taps(.input(.key(Key(key)))).first)
  }

  private func performed(_ tap: Tap, _ actionFault: ActionFault? = nil) -> Event {
    .performed(Performance(of: tap.id, actionFault: actionFault))
  }

  @Test func flipTheToggleAtOnceAndThenTellTheTruth() async throws {
    var home = try await home()
    let tap = try tap(&home, "1")
    #expect(home.marks(of: 0) == [true, false])
    #expect(home.advance(to: .test).isEmpty)
    ledger.flip("milk")
    #expect(home.taps(performed(tap)).isEmpty)
    #expect(home.marks(of: 0) == [true, false])
    #expect(await home.settle(at: .test) == [0])
    #expect(
      home.marks(of: 0) == [true, false] && home.context.cast.controls[.init(0)]?.isStale == false)
  }

  @Test func showTheTruthWhateverWasExpected() async throws {
    var home = try await home()
    let tap = try tap(&home, "1")
    ledger.change { $0.reverse() }
    _ = home.taps(performed(tap))
    await home.settle(at: .test)
    #expect(home.marks(of: 0) == [false, false])
  }

  /// Neither the success of another control nor a new entry clears the warning.
  @Test func thatFailFlipBackAndSayWhyUntilTheirControlIsHitAnew() async throws {
    var home = try await home()
    let first = try tap(&home, "1")
    _ = home.taps(performed(first, .failed("동기화하지 못했어요")))
    #expect(home.marks(of: 0) == [false, false])
    #expect(await home.settle(at: .test) == [0])
    let second = try tap(&home, "2")
    _ = home.taps(performed(second))
    #expect(await home.settle(at: .test) == [0])
    _ = home.handle(.contentChanged(kind: nil), at: .test)
    #expect(await home.settle(at: .test) == [0])
    #expect(home.text().contains("▲ 동기화하지 못했어요"))
    let third = try tap(&home, "1")
    #expect(!home.text().contains("▲"))
    _ = home.taps(performed(third, .overdue))
    #expect(home.text().contains("▲"))
  }

  /// A warning hidden by a later one comes back when that is settled.
  @Test func areWarnedOfEachByItself() async throws {
    var home = try await home()
    let first = try tap(&home, "1")
    _ = home.taps(performed(first, .failed("no milk")))
    let second = try tap(&home, "2")
    _ = home.taps(performed(second, .failed("no bread")))
    #expect(home.text().contains("▲ no bread"))
    let third = try tap(&home, "2")
    _ = home.taps(performed(third))
    #expect(home.text().contains("▲ no milk"))
  }

  @Test func areWarnedOfUntilWhatStoodInTheirWayIsGone() async throws {
    var home = try await home(2)
    let first = try tap(&home, "1")
    _ = home.taps(performed(first, .failed("no milk")))
    home.press(Key(.right))
    let second = try tap(&home, "1")
    _ = home.taps(performed(second, .failed("no milk, either")))
    _ = home.handle(.looked(after: second.id, isFree: false), at: .test)
    _ = home.handle(.looked(after: first.id, isFree: true), at: .test)
    #expect(!home.text().contains("▲ no milk ") && home.text().contains("▲ no milk, either"))
    _ = home.handle(.looked(after: second.id, isFree: true), at: .test)
    #expect(!home.text().contains("▲"))
  }

  @Test func thatAreDoneAfterAllAreNoLongerWarnedOf() async throws {
    var home = try await home()
    let tap = try tap(&home, "1")
    _ = home.taps(performed(tap, .overdue))
    #expect(home.text().contains("▲"))
    _ = home.taps(performed(tap))
    #expect(!home.text().contains("▲"))
  }

  /// Reloading the widget acknowledges the warning.
  @Test(arguments: ["r", "R"] as [Character])
  func thatFailAreForgottenWhenAPersonHasTheWidgetAskedAgain(key: Character) async throws {
    var home = try await home()
    let tap = try tap(&home, "1")
    _ = home.taps(performed(tap, .failed("no \(7) left", whole: "/a/b: no 7 left.")))
    await home.settle(at: .test)
    _ = home.handle(.reloadRequested(kind: nil), at: .test)
    await home.settle(at: .test)
    #expect(home.text().contains("▲ no 7 left"))
    home.press(Key(key))
    #expect(!home.text().contains("▲"))
  }

  @Test func thatFailLeaveTheNameAndAreToldWholeByTheInspector() async throws {
    var home = try await home()
    let tap = try tap(&home, "1")
    let path = "/home/someone" + String(repeating: "/folder", count: 12)
    _ = home.taps(
      performed(
        tap,
        .failed(
          """
          a reason for which there is no room at all here, not even on a tile that has grown as far \
          as the screen allows
          """, whole: path)))
    let rows = home.text().split(separator: "\n")
    #expect(rows.contains { $0.contains("list") && $0.contains("▲ 실패했어요") })
    #expect(!home.text().contains("a reason"))
    home.press(Key("i"))
    let shown = home.text()
    let lines = path.folded(to: InspectorLine.roomForValue)
    #expect(lines.count == 3 && lines.allSatisfy { shown.contains($0) })
  }

  @Test func haveTheirWordsToldUntilTheNextKey() async throws {
    var home = try await home()
    let tap = try tap(&home, "1")
    _ = home.handle(.performed(Performance(of: tap.id, saying: "\(3) done")), at: .test)
    #expect(home.text().contains("list · 3 done"))
    await home.settle(at: .test)
    #expect(home.text().contains("list · 3 done"))
    home.press(Key(.escape))
    #expect(!home.text().contains("3 done"))
  }

  @Test func ofOneWidgetFollowOneAnother() async throws {
    var home = try await home(2)
    let first = try tap(&home, "1")
    #expect(home.type("2").isEmpty && home.type("1").isEmpty)
    #expect(home.marks(of: 0) == [false, true])
    home.press(Key(.down))
    #expect(home.type("1") == ["milk"], "another widget's don't wait")
    let second = home.taps(performed(first))
    #expect(second.map(\.intent.item) == ["bread"])
    let third = home.taps(performed(try #require(second.first), .overdue))
    #expect(third.map(\.intent.item) == ["milk"])
    #expect(home.marks(of: 0) == [false, false])
  }

  @Test func beyondWhatMayWaitAreRefusedVisibly() async throws {
    var home = try await home()
    let first = try tap(&home, "1")
    for _ in 1..<ControlState.mostOpen { #expect(home.type("2").isEmpty) }
    #expect(!home.text().contains("잠시만 기다리세요"))
    let before = home.marks(of: 0)
    #expect(home.type("2").isEmpty && home.marks(of: 0) == before)
    #expect(home.text().contains("잠시만 기다리세요"))
    var (done, next) = (0, home.taps(performed(first)))
    #expect(home.text().contains("잠시만 기다리세요"), "it wasn't done, whatever else is")
    #expect(home.type("2").isEmpty)
    #expect(!home.text().contains("잠시만 기다리세요"), "there is room again")
    while let tap = next.first {
      done += 1
      next = home.taps(performed(tap))
    }
    #expect(done == ControlState.mostOpen)
  }

  @Test func thatAnswerAfterTheirSuccessorChangeNothingButAreFollowedByAReload() async throws {
    var home = try await home()
    let first = try tap(&home, "1")
    _ = home.type("2")
    let second = try #require(home.taps(performed(first, .overdue)).first)
    await home.settle(at: .test)
    _ = home.taps(performed(second))
    await home.settle(at: .test)
    let before = home.context.cast.controls[.init(0)]
    #expect(home.taps(performed(first)).isEmpty)
    #expect(home.context.cast.controls[.init(0)]?.taps.count == before?.taps.count)
    #expect(await home.settle(at: .test) == [0])
  }

  /// A request made before the intent was done brings no news of it.
  @Test func areNotBelievedBeforeTheAnswerToALaterRequest() async throws {
    var home = try await home()
    _ = home.handle(.input(.key(Key("r"))), at: .test)
    let early = home.advance(to: .test).compactMap(\.question)
    let answer = try #require(await early.first?.answer)
    let tap = try tap(&home, "1")
    ledger.flip("milk")
    _ = home.taps(performed(tap))
    let late = home.advance(to: .test).compactMap(\.question)
    _ = home.handle(.answered(answer), at: .test)
    #expect(home.marks(of: 0) == [true, false])
    #expect(home.context.cast.controls[.init(0)]?.isStale == true)
    _ = home.handle(.answered(try #require(await late.first?.answer)), at: .test)
    #expect(home.context.cast.controls[.init(0)]?.isStale == false)
  }

  @Test func showWhatMayNoLongerBeTrueAsSuch() async throws {
    var home = try await home()
    let before = home.canvas(at: .test)
    let tap = try tap(&home, "1")
    let row = try #require(before.rows(containing: "2 things").first)
    func colors(_ canvas: Canvas) -> [RGB?] {
      canvas.bounds.columns.map { canvas[$0, row].style.foreground }
    }
    #expect(colors(home.canvas(at: .test)) != colors(before))
    _ = home.taps(performed(tap))
    #expect(colors(home.canvas(at: .test)) != colors(before))
    await home.settle(at: .test)
    #expect(colors(home.canvas(at: .test)) == colors(before))
  }
}

extension Canvas {
  fileprivate func rows(containing text: String) -> [Int] {
    (0..<size.height).filter { self.text(ofRow: $0).contains(text) }
  }
}
