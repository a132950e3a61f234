import Cast
import Cells
import Foundation
import HomeTesting
import Keys
import Kit
import Layout
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home

struct LockTests {
  private let board = Sample.instances([("list", .systemMedium), ("days", .systemSmall)])
  private let ledger = Ledger(["milk", "bread"])

  private func home(
    _ width: Int = 120, _ height: Int = 40, depth: ColorDepth = .direct
  ) async throws -> SeenHome {
    try await SeenHome.test(
      width, height, showing: board, kinds: [ledger.kind()] + Sample.kinds,
      presentation: .test(depth: depth))
  }

  @Test func isKeptBeyondTheEndOfTheProgram() async throws {
    var home = try await home()
    func wishes(_ key: Character) -> [Bool] {
      home.handle(.input(.key(Key(key))), at: .test).compactMap {
        if case .keepLock(let isLocked) = $0 { isLocked } else { nil }
      }
    }
    #expect(wishes("u") == [])
    #expect(wishes("l") == [true])
    #expect(wishes("l") == [])
    #expect(wishes("u") == [false])
  }

  @Test func followsAnotherDashboardAndTellsItNothing() async throws {
    var home = try await home()
    let open = home.canvas(at: .test)
    #expect(home.handle(.lockChanged(true), at: .test).isEmpty)
    #expect(home.text().contains("잠겼어요"))
    #expect(home.handle(.lockChanged(false), at: .test).isEmpty)
    #expect(home.canvas(at: .test) == open)
  }

  @Test func canBeThereFromTheBeginning() async throws {
    var presentation = try Presentation.test()
    presentation.isLocked = true
    var home = try await SeenHome.test(
      120, 40, showing: board, kinds: [ledger.kind()] + Sample.kinds, presentation: presentation)
    #expect(home.text().contains("잠겼어요 · u로 풀기"))
    #expect(home.type("1").isEmpty)
  }

  /// Everything but the looks and the lock itself.
  @Test(arguments: [
    Key(.right), Key(.tab), Key(.end), Key(.pageDown), Key("]"), Key(.enter), Key(" "), Key("1"),
    Key("r"), Key("R"), Key("i"), Key(.escape), Key("ㄱ"), Key("ㅑ"),
  ])
  func refusesOtherKeysInWords(key: Key) async throws {
    var home = try await home()
    home.press(Key("l"))
    #expect(!home.text().contains("잠겨 있어요"))
    let effects = home.handle(.input(.key(key)), at: .test)
    #expect(effects.isEmpty && home.advance(to: .test).isEmpty)
    #expect(home.focusIndex == 0 && home.panel == nil && home.isLocked)
    #expect(home.text().contains("잠겨 있어요"), "\(key)")
  }

  @Test func refusesToTurnPagesByTheWheel() async throws {
    var home = try await home(30, 10)
    home.press(Key("l"))
    let wheel = Mouse(.scroll(.down), at: Point(x: 5, y: 5))
    _ = home.handle(.input(.mouse(wheel)), at: .test)
    #expect(home.page == 0 && home.text().contains("잠겨 있어요"))
  }

  @Test func refusesInWordsEvenWithoutAWidget() async throws {
    var home = try await SeenHome.test(80, 24, showing: [])
    home.press(Key("l"), Key(.enter))
    #expect(home.text().contains("잠겨 있어요"))
  }

  @Test func keepsItsLooksAndItsHelp() async throws {
    var home = try await home()
    home.press(Key("ㅣ"), Key("ㅜ"), Key("d"), Key("+"), Key("?"))
    let preferences = home.context.presentation.preferences
    #expect(home.isLocked && preferences.isNight && preferences.appearance == .dark)
    #expect(home.panel?.subject == .help(.locked))
    home.press(Key("?"), Key("ㅕ"))
    #expect(!home.isLocked && home.panel == nil)
    home.press(Key("l"), Key("ㅂ"))
    #expect(home.isClosed)
  }

  @Test(arguments: [ColorDepth.direct, .palette256])
  func letsTheTilesStepBackAndNothingElse(_ depth: ColorDepth) async throws {
    var home = try await home(depth: depth)
    let open = home.canvas(at: .test)
    home.press(Key("l"))
    let locked = home.canvas(at: .test)
    let tile = home.plan.board.places[1].tile
    #expect(10 * brightness(locked, in: tile) < 8 * brightness(open, in: tile))
    #expect(locked.text(ofRow: 0).contains("▣"))
    let clock = home.plan.clockMargin
    #expect(locked[clock, 0].style.foreground == open[clock, 0].style.foreground)
    home.press(Key("u"))
    #expect(home.canvas(at: .test) == open)
  }

  @Test func isToldOnTheSmallestScreen() async throws {
    var home = try await home(30, 10)
    home.press(Key("l"))
    #expect(home.text().contains("▣"))
  }

  /// The reason for a failed tap may be as private as the widget's content.
  @Test func hidesWhatWasToldOfFailures() async throws {
    var home = try await home()
    let tap = try #require(home.taps(.input(.key(Key("1")))).first)
    _ = home.handle(
      .performed(Performance(of: tap.id, actionFault: .failed("secret.txt"))), at: .test)
    #expect(home.text().contains("secret.txt"))
    home.press(Key("l"))
    #expect(!home.text().contains("secret.txt"))
  }

  private func brightness(_ canvas: Canvas, in area: Rect) -> Int {
    area.rows.reduce(0) { sum, y in
      area.columns.reduce(sum) { sum, x in
        let color = canvas[x, y].style.background ?? .black
        return sum + Int(color.red) + Int(color.green) + Int(color.blue)
      }
    }
  }
}
