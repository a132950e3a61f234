@testable import Cast
import HomeTesting
import Boards
import Cells
import FoundationEssentials
import Pages
import Layout
import Kit
import Testing
import Timelines

@testable import Home

struct ControlUseTests {
  private let ledger = Ledger(["milk", "bread", "salt"])

  private func home(
    _ family: WidgetFamily = .systemMedium, _ ledger: Ledger? = nil
  ) async throws -> SeenHome {
    try await SeenHome.test(
      120, 40, showing: Sample.instances([("list", family), ("days", .systemSmall)]),
      kinds: [(ledger ?? self.ledger).kind()] + Sample.kinds)
  }

  @Test func enterGoesIntoATileWithSeveralControls() async throws {
    var home = try await home()
    #expect(home.type(.enter).isEmpty)
    #expect(home.controlFocus?.index == 0)
    home.press(Key(.down), Key(.down), Key(.down))
    #expect(home.controlFocus?.index == 2)
    home.press(Key(.tab))
    #expect(home.controlFocus?.index == 0)
    home.press(Key(.tab, .shift))
    #expect(home.controlFocus?.index == 2)
    home.press(Key(.up), Key(.left))
    #expect(home.controlFocus?.index == 1 && home.focusIndex == 0)
    #expect(home.type(.enter) == ["bread"])
    home.press(Key(.escape))
    #expect(home.controlFocus == nil)
    home.press(Key(.right))
    #expect(home.focusIndex == 1)
  }

  /// A tile that takes the place of a removed one isn't entered, and a tile that moves isn't left.
  @Test func aTileIsLeftOnlyWhenItGoes() async throws {
    let board = Sample.instances([
      ("days", .systemSmall), ("list", .systemMedium), ("list", .systemMedium),
    ])
    var home = try await SeenHome.test(
      120, 40, showing: board, kinds: [ledger.kind()] + Sample.kinds)
    home.press(Key(.tab), Key(.enter), Key(.down))
    _ = home.handle(.boardChanged(Board(showing: [board[1], board[2]])), at: .test)
    #expect(home.focusIndex == 0 && home.controlFocus?.index == 1)
    _ = home.handle(.boardChanged(Board(showing: [board[2]])), at: .test)
    #expect(home.focusIndex == 0 && home.controlFocus == nil)
    #expect(home.type(" ").isEmpty)
  }

  /// Pressing again after a control is gone presses no other one.
  @Test(arguments: [["milk", "salt"], ["salt"], []])
  func whatIsFocusedIsNeverAnotherControlOfASudden(_ left: [String]) async throws {
    var home = try await home()
    home.press(Key(.enter), Key(.down))
    #expect(home.type(" ") == ["bread"])
    ledger.change { items in items.removeAll { !left.contains($0.name) } }
    _ = home.handle(.reloadRequested(kind: "list"), at: .test)
    await home.settle(at: .test)
    _ = home.text()
    let nearest = left.isEmpty ? nil : left.count - 1
    #expect(home.controlFocus?.index == nearest && home.focusIndex == 0)
    home.press(Key(" "))
    #expect(home.context.cast.tapCount == 1, "it takes hold of the nearest")
    home.press(Key(" "))
    #expect(home.context.cast.tapCount == (left.isEmpty ? 1 : 2))
    #expect(home.controlFocus?.index == nearest)
  }

  /// Terminals send a key typed right after Esc like that key with Alt.
  @Test func whatIsTypedRightBehindEscapeIsNotLost() async throws {
    var home = try await home()
    home.press(Key(.enter), Key(.down))
    #expect(home.type(Key("1", .alt)) == ["milk"])
    #expect(home.controlFocus == nil)
    home.press(Key(.enter), Key("?", .alt))
    #expect(home.controlFocus == nil && home.panel?.subject == .help(.home))
    home.press(Key("Q", .alt))
    #expect(home.panel == nil && home.isLocked)
    home.press(Key(.escape, .alt), Key(.up, .alt), Key("q", .alt))
    #expect(!home.isClosed)
  }

  @Test func theFocusStaysWithItsControlWhateverComesBeforeIt() async throws {
    var home = try await home()
    home.press(Key(.enter), Key(.down))
    ledger.change { $0.insert(.init(name: "oil"), at: 0) }
    _ = home.handle(.reloadRequested(kind: "list"), at: .test)
    await home.settle(at: .test)
    _ = home.text()
    #expect(home.controlFocus?.index == 2)
    #expect(home.type(" ") == ["bread"])
  }

  /// An answer may arrive just when the user presses.
  @Test func whatIsHitIsWhatWasOnTheScreen() async throws {
    var home = try await home()
    _ = home.text()
    ledger.change { $0.insert(.init(name: "oil"), at: 0) }
    _ = home.handle(.reloadRequested(kind: "list"), at: .test)
    await home.settle(at: .test)
    let place = home.seenControls(of: 0, at: .test)[1].place.origin
    #expect(home.click(home.plan.board.places[0].tile.origin + place) == ["bread"])
    #expect(home.type("3").isEmpty, "it waits for the first tap")
    #expect(home.context.cast.controls[.init(0)]?.taps.map(\.tap.intent.item) == ["bread", "salt"])
    _ = home.text()
    home.press(Key("1"))
    #expect(home.context.cast.controls[.init(0)]?.taps.last?.tap.intent.item == "oil")
  }

  @Test func enterHitsTheOnlyControl() async throws {
    var home = try await home(.systemMedium, Ledger(["milk"]))
    #expect(home.type(.enter) == ["milk"])
    #expect(home.controlFocus == nil)
  }

  @Test func enterDoesNothingWhereThereAreNoControls() async throws {
    var home = try await home()
    home.press(Key(.right))
    #expect(home.type(.enter).isEmpty && home.type("1").isEmpty)
    #expect(home.controlFocus == nil)
  }

  @Test func numbersHitTheControlsOfTheFocusedTile() async throws {
    var home = try await home()
    #expect(home.type("2") == ["bread"])
    #expect(home.type("4").isEmpty)
  }

  @Test func aPressHitsAControl() async throws {
    var home = try await home()
    home.press(Key(.right))
    let tile = home.plan.board.places[0].tile
    let place = home.controls(of: 0, at: .test)[1].place
    #expect(home.click(tile.origin + place.origin) == ["bread"])
    #expect(home.focusIndex == 0 && home.controlFocus == nil)
    home.press(Key(.enter))
    #expect(home.click(tile.origin + place.origin).isEmpty, "it waits for the first tap")
    #expect(home.controlFocus?.index == 1)
    #expect(home.click(tile.origin).isEmpty)
    #expect(home.controlFocus == nil)
  }

  @Test(arguments: [WidgetFamily.accessoryInline, .accessoryCorner])
  func someFamiliesHoldNoControls(_ family: WidgetFamily) async throws {
    var home = try await home(family, Ledger(["milk"]))
    #expect(home.controls(of: 0, at: .test).isEmpty && home.type(.enter).isEmpty)
  }

  @Test func whatOnlyStandsForSomethingIsNotHit() async throws {
    var home = try SeenHome.fresh(
      120, 40, showing: Sample.instances([("list", .systemMedium)]), kinds: [ledger.kind()])
    #expect(home.type(.enter).isEmpty && home.type("1").isEmpty)
  }

  @Test func nothingIsHitWhileItIsLocked() async throws {
    var home = try await home()
    let place = home.controls(of: 0, at: .test)[1].place.origin
    let control = home.plan.board.places[0].tile.origin + place
    home.press(Key("Q"))
    for key in [Key(.enter), Key("1"), Key(" ")] { #expect(home.type(key).isEmpty) }
    #expect(home.text().contains("잠겨 있어요"))
    #expect(home.click(control).isEmpty)
    home.press(Key("u"))
    #expect(!home.text().contains("잠겨 있어요"))
    #expect(home.type("1") == ["milk"])
  }

  @Test func keysAreToldAsTheyWorkNow() async throws {
    var home = try await home()
    #expect(home.text().contains("⏎ 들어가기"))
    home.press(Key(.enter))
    let inside = home.canvas(at: .test).text(ofRow: 39)
    #expect(inside.contains("⏎ 실행") && inside.contains("esc 나가기") && !inside.contains("모드"))
    home.press(Key(.escape), Key(.right))
    #expect(!home.text().contains("⏎"))
    var single = try await self.home(.systemMedium, Ledger(["milk"]))
    #expect(single.text().contains("⏎ 실행"))
  }

  @Test func theFocusedControlIsPlainInEveryLook() async throws {
    for depth in [ColorDepth.direct, .palette256, .ansi16, .mono] {
      var home = try await SeenHome.test(
        120, 40, showing: Sample.instances([("list", .systemMedium)]), kinds: [ledger.kind()],
        presentation: .test(depth: depth))
      let before = home.canvas(at: .test)
      home.press(Key(.enter))
      let first = home.canvas(at: .test)
      home.press(Key(.down))
      let second = home.canvas(at: .test)
      let tile = home.plan.board.places[0].tile
      #expect(before.cropped(to: tile) != first.cropped(to: tile))
      #expect(first.cropped(to: tile) != second.cropped(to: tile))
      home.press(Key(.escape))
      #expect(home.canvas(at: .test) == before)
    }
  }
}
