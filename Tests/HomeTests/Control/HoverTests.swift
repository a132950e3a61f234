import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Kit
import Layout
import Testing
import Timelines

@testable import Home

/// Whatever lies below the pointer is highlighted; nothing else changes.
struct HoverTests {
  private let ledger = Ledger(["milk", "bread", "salt"])

  private func home(_ depth: ColorDepth = .direct) async throws -> SeenHome {
    try await SeenHome.test(
      120, 40, showing: Sample.instances([("list", .systemMedium), ("days", .systemSmall)]),
      kinds: [ledger.kind()] + Sample.kinds, presentation: .test(depth: depth))
  }

  private func move(_ home: inout SeenHome, to place: Point) {
    _ = home.handle(.input(.mouse(Mouse(.move(nil), at: place))), at: .test)
  }

  /// The hovered part of the first widget.
  private func hover(over home: SeenHome) -> BoardFront.Hover? {
    home.board.hover(over: home.context.boards[.home].widgets[0], in: home.context, at: .test)
  }

  /// The frame of a control of the first widget, on the screen.
  private func place(_ home: inout SeenHome, of control: Int) -> Rect {
    let place = home.controls(of: 0, at: .test)[control].place
    return place.offset(by: home.plan.board.places[0].tile.origin)
  }

  @Test(arguments: [ColorDepth.direct, .palette256, .ansi16, .mono])
  func isPlainButQuiet(depth: ColorDepth) async throws {
    var home = try await home(depth)
    let before = home.canvas(at: .test)
    let milk = place(&home, of: 0)
    move(&home, to: milk.origin)
    let hovered = home.canvas(at: .test)
    let changes = hovered.damage(since: before).spans
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { milk.rows.contains($0.row) })
    #expect(hovered.description == before.description, "no letter is another one")
    home.press(Key(.enter))
    move(&home, to: milk.origin)
    let focused = home.canvas(at: .test)
    #expect(focused.cropped(to: milk) != hovered.cropped(to: milk))
  }

  @Test func isNothingNewWithinTheSameControl() async throws {
    var home = try await home()
    let milk = place(&home, of: 0)
    move(&home, to: milk.origin)
    let hovered = home.canvas(at: .test)
    for x in milk.columns {
      move(&home, to: Point(x: x, y: milk.origin.y))
      let frame = home.frame(at: .test)
      #expect(frame.painted.isEmpty, "nothing is painted again")
      #expect(frame.canvas == hovered)
    }
    let bread = place(&home, of: 1)
    move(&home, to: bread.origin)
    #expect(home.canvas(at: .test) != hovered)
  }

  @Test func endsWhenThePointerLeaves() async throws {
    var home = try await home()
    let before = home.canvas(at: .test)
    let milk = place(&home, of: 0)
    move(&home, to: milk.origin)
    move(&home, to: Point(x: 119, y: 0))
    #expect(home.canvas(at: .test) == before)
    move(&home, to: milk.origin)
    _ = home.handle(.input(.focus(false)), at: .test)
    #expect(home.canvas(at: .test) == before)
    move(&home, to: milk.origin)
    #expect(home.canvas(at: .test) != before)
    home.press(Key(.escape))
    #expect(home.canvas(at: .test) == before, "keys take its place")
  }

  @Test(arguments: [ColorDepth.direct, .palette256, .ansi16, .mono])
  func isTheTileBesideItsControls(depth: ColorDepth) async throws {
    var home = try await home(depth)
    let before = home.canvas(at: .test)
    let tile = home.plan.board.places[1].tile
    move(&home, to: tile.origin)
    let hovered = home.canvas(at: .test)
    #expect(hovered.cropped(to: tile) != before.cropped(to: tile))
    home.press(Key(.right))
    #expect(home.canvas(at: .test).cropped(to: tile) != hovered.cropped(to: tile))
  }

  @Test func isNothingBehindAPanelAndNoControlWhileItIsLocked() async throws {
    var home = try await home()
    let milk = place(&home, of: 0)
    home.press(Key("?"))
    let panel = home.canvas(at: .test)
    move(&home, to: milk.origin)
    #expect(home.canvas(at: .test) == panel)
    home.press(Key(.escape), Key("Q"))
    move(&home, to: milk.origin)
    #expect(hover(over: home) == nil)
    home.press(Key("u"))
    move(&home, to: milk.origin)
    #expect(hover(over: home) == .control(0))
  }

  @Test func takesNothingFromWhatWasSaid() async throws {
    var home = try await home()
    _ = home.handle(.noticed("chrome.store-gone"), at: .test)
    let before = home.text()
    move(&home, to: place(&home, of: 0).origin)
    #expect(home.text() == before)
  }
}
