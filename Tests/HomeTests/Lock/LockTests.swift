import Almanac
import Boards
import Cast
import Cells
import Foundation
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home

struct LockTests {
  private static let size = Size(width: 120, height: 40)
  private let ledger = Ledger(["milk", "bread"])

  private static let accessories = [
    ("weather", WidgetFamily.accessoryInline), ("weather", .accessoryCircular),
    ("list", .accessoryRectangular), ("days", .accessoryRectangular),
  ].enumerated().map { number, widget in
    Instance(id: Instance.ID(100 + number), kind: widget.0, family: widget.1)
  }

  func home(
    on size: Size = size, presentation: Presentation? = nil, accessories: [Instance] = accessories
  ) async throws -> SeenHome {
    let board = Sample.instances([("list", .systemMedium), ("days", .systemSmall)])
    var home = SeenHome(
      Home(
        size: size, device: try .test(nil), presentation: try presentation ?? .test(),
        kinds: [ledger.kind()] + Sample.kinds,
        boards: [
          .home: Board(showing: board), .lock: Board(showing: accessories, at: .lock),
        ], at: .test))
    await home.settle(at: .test)
    return home
  }

  func locked(
    on size: Size = size, presentation: Presentation? = nil, accessories: [Instance] = accessories
  ) async throws -> SeenHome {
    var home = try await home(on: size, presentation: presentation, accessories: accessories)
    home.press(Key("Q"))
    await home.settle(at: .test)
    return home
  }

  @Test func isKeptBeyondTheEndOfTheProgram() async throws {
    var home = try await home()
    func wishes(_ key: Character) -> [Bool] { home.handle(.input(.key(Key(key))), at: .test).locks }
    #expect(wishes("u") == [])
    #expect(wishes("Q") == [true])
    #expect(wishes("Q") == [])
    #expect(wishes("u") == [false])
  }

  @Test func followsAnotherDashboardAndTellsItNothing() async throws {
    var home = try await locked()
    home.press(Key("u"))
    let open = home.canvas(at: .test)
    #expect(home.handle(.lockChanged(true), at: .test).isEmpty)
    #expect(home.text().contains("u 잠금 해제"))
    #expect(home.handle(.lockChanged(false), at: .test).isEmpty)
    #expect(home.canvas(at: .test) == open)
  }

  @Test func canBeThereFromTheBeginning() async throws {
    var presentation = try Presentation.test()
    presentation.isLocked = true
    var home = try await home(presentation: presentation)
    #expect(home.text().contains("u 잠금 해제") && home.home.place == .lock)
    #expect(home.type("1").isEmpty)
  }

  /// Everything but the looks, the lock itself and StandBy.
  @Test(arguments: [
    Key(.right), Key(.tab), Key(.end), Key(.pageDown), Key("]"), Key(.enter), Key(" "), Key("1"),
    Key("r"), Key("R"), Key("i"), Key(.escape), Key("ㄱ"), Key("ㅑ"), Key("a"), Key("h"), Key("t"),
    Key("E"), Key("z"),
  ])
  func refusesOtherKeysInWords(key: Key) async throws {
    var home = try await locked()
    #expect(!home.text().contains("잠겨 있어요"))
    let effects = home.handle(.input(.key(key)), at: .test)
    #expect(effects.isEmpty && home.advance(to: .test).isEmpty)
    #expect(home.panel == nil && home.isLocked)
    #expect(home.text().contains("잠겨 있어요"), "\(key)")
    home.press(Key("m"))
    #expect(home.text().contains("u 잠금 해제"))
  }

  @Test func refusesClicksAndTheWheelInWords() async throws {
    for event in [Mouse.Action.release(.left), .scroll(.down)] {
      var home = try await locked()
      let card = try #require(home.slots.first { $0.traits?.family == .accessoryRectangular }).frame
      #expect(home.handle(.input(.mouse(Mouse(event, at: card.origin))), at: .test).isEmpty)
      #expect(home.text().contains("잠겨 있어요"))
    }
  }

  /// What was hit while it was locked isn't made up for.
  @Test func pressesNothingByItselfOnceUnlocked() async throws {
    var home = try await locked()
    let card = try #require(home.slots.first { $0.instance == Instance.ID(102) }).frame
    for y in card.rows { for x in card.columns { home.click(at: Point(x: x, y: y)) } }
    let effects = home.handle(.input(.key(Key("u"))), at: .test)
    #expect(effects.locks == [false] && effects.count == 1)
    #expect(home.type("1") == ["milk"])
  }

  @Test func keepsItsLooksAndItsHelp() async throws {
    var home = try await home()
    home.press(Key("ㅃ"), Key("ㅜ"), Key("d"), Key("+"), Key("?"))
    let preferences = home.context.presentation.preferences
    #expect(home.isLocked && preferences != Preferences() && preferences.appearance == .dark)
    #expect(home.panel?.subject == .help(.locked))
    home.press(Key("?"), Key("ㅕ"))
    #expect(!home.isLocked && home.panel == nil)
    home.press(Key("Q"), Key("ㅂ"))
    #expect(home.isClosed)
  }

  @Test func showsTheTimeAndTurnsWithTheMinute() async throws {
    var home = try await locked()
    let clock = try #require(home.slots.first { $0.id.part == "clock" }).frame
    _ = home.canvas(at: .test)
    let first = Date.test + 60
    #expect(home.nextChange == first)
    let before = home.canvas(at: first)
    let minute = first + 60
    let frame = home.frame(at: minute)
    let changed = before.bounds.rows.flatMap { y in
      before.bounds.columns.compactMap {
        before[$0, y] == frame.canvas[$0, y] ? nil : Point(x: $0, y: y)
      }
    }
    // Only the last digit of 9:42 changes.
    #expect(!changed.isEmpty && changed.allSatisfy { clock.contains($0) && $0.x > 60 })
    #expect(home.nextChange == minute + 60)
  }

  /// Frames only while it rolls, at most eight of them.
  @Test func rollsToTheNextMinute() async throws {
    var home = try await locked()
    _ = home.canvas(at: .test, now: .zero)
    let minute = Date.test + 60
    var frames = [home.canvas(at: minute, now: .seconds(60))]
    while let next = home.nextFrame, frames.count < 20 {
      frames.append(home.canvas(at: minute, now: next))
    }
    #expect((5...8).contains(frames.count) && Set(frames).count == frames.count)
    var still = try await locked()
    #expect(frames.last == still.canvas(at: minute))
  }

  @Test func isOneHourCycleOrTheOther() async throws {
    var canvases: [Canvas] = []
    for (cycle, time) in [
      (HourCycle.twelve, 12.0), (.twentyFour, 12), (.twelve, 0), (.twentyFour, 0),
    ] {
      var home = try await locked(accessories: [])
      _ = home.handle(.hourCycleChanged(cycle), at: .test)
      canvases.append(home.canvas(at: .test + time * 3600))
    }
    #expect(canvases[0] == canvases[2] && canvases[0] == canvases[3] && canvases[1] != canvases[0])
  }

  @Test func editsItsBoardAndLocksAgain() async throws {
    var home = try await locked()
    #expect(home.handle(.input(.key(Key("e"))), at: .test).locks == [])
    #expect(!home.isLocked && home.home.place == .lock && home.text().contains("잠금 화면 편집"))
    let effects = home.handle(.input(.key(Key("x"))), at: .test)
    #expect(effects.contains { if case .arrange = $0 { true } else { false } })
    #expect(home.context.boards[.lock].widgets.count == 3)
    #expect(home.context.boards[.home].widgets.count == 2)
    #expect(home.handle(.input(.key(Key(.escape))), at: .test).locks == [true])
    #expect(home.isLocked && home.text().contains("u 잠금 해제"))
    home.press(Key("u"))
    #expect(home.home.place == .home && home.fronts.count == 1)
  }

  @Test func locksAgainHoweverItsBoardIsLeft() async throws {
    for event in [Event.input(.key(Key("c", .control))), .lockChanged(true)] {
      var home = try await locked()
      home.press(Key("e"))
      _ = home.handle(event, at: .test)
      #expect(home.isLocked && home.fronts.count == 2)
    }
    var home = try await locked()
    home.press(Key("e"))
    _ = home.handle(.lockChanged(false), at: .test)
    #expect(!home.isLocked && home.text().contains("잠금 화면 편집"))
  }

  /// The reason for a failed tap may be as private as the widget's content.
  @Test func hidesWhatWasToldOfFailures() async throws {
    var home = try await home()
    let tap = try #require(home.taps(.input(.key(Key("1")))).first)
    _ = home.handle(
      .performed(Performance(of: tap.id, actionFault: .failed("secret.txt"))), at: .test)
    #expect(home.text().contains("secret.txt"))
    home.press(Key("Q"))
    #expect(!home.text().contains("secret.txt"))
  }

  @Test(arguments: [(1, 1), (15, 4), (14, 9), (16, 5), (40, 12), (80, 24), (120, 40), (300, 100)])
  func saysHowMuchRoomItNeeds(width: Int, height: Int) async throws {
    var home = try await locked(on: Size(width: width, height: height))
    let isTooSmall = width < LockPlan.least.width || height < LockPlan.least.height
    #expect(home.slots.contains { $0.id.part == "clock" } == !isTooSmall)
    #expect(home.slots.contains { $0.id.part == "notice" } == isTooSmall)
  }

  @Test func isVibrantWhateverTheModeIs() async throws {
    var home = try await locked()
    for _ in 0..<3 {
      #expect(home.slots.compactMap(\.traits).allSatisfy { $0.renderingMode == .vibrant })
      home.press(Key("m"))
    }
  }
}

extension SeenHome {
  var slots: [Slot] {
    mutating get {
      _ = frame(at: .test)
      return home.screenSlots?.slots ?? []
    }
  }
}

extension [Effect] {
  fileprivate var locks: [Bool] {
    compactMap { if case .keepLock(let isLocked) = $0 { isLocked } else { nil } }
  }
}
