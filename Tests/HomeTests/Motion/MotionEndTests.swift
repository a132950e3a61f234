import Almanac
import Cells
import FoundationEssentials
import Home
import HomeTesting
import Kit
import Layout
import Testing
import Timelines
import Views

/// Checks what ends an animation early, and what starts none.
struct MotionEndTests {
  private static let board = Sample.instances([
    ("rolling", .systemSmall), ("weather", .systemSmall),
  ])
  private static let hour = Date.test.addingTimeInterval(3600)

  /// A home in the middle of an animation.
  private func moving() async throws -> SeenHome {
    var home = try await SeenHome.test(
      80, 24, showing: Self.board, kinds: Sample.kinds + [.rolling(.numericText())])
    _ = home.canvas(at: .test, now: .zero)
    _ = home.canvas(at: Self.hour, now: .seconds(1))
    _ = home.canvas(at: Self.hour, now: .milliseconds(1_200))
    #expect(home.nextFrame == .milliseconds(1_240))
    return home
  }

  @Test(arguments: [
    Event.resized(Size(width: 81, height: 24)), .appearanceChanged(.light),
    .glyphsChanged(.sextant), .clockChanged,
  ])
  func endsAtOnce(_ event: Event) async throws {
    var home = try await moving()
    _ = home.handle(event, at: Self.hour)
    var still = home
    let canvas = home.canvas(at: Self.hour, now: .milliseconds(1_210))
    #expect(canvas == still.canvas(at: Self.hour))
    #expect(home.nextFrame == nil)
  }

  @Test func goesOnUnderAPanelAndAFocus() async throws {
    var home = try await moving()
    home.press(Key(.right), Key("?"))
    _ = home.canvas(at: Self.hour, now: .milliseconds(1_210))
    #expect(home.nextFrame == .milliseconds(1_240))
    home.press(Key("?"))
    var still = home
    #expect(home.canvas(at: Self.hour, now: .seconds(2)) == still.canvas(at: Self.hour))
    #expect(home.nextFrame == nil)
  }

  @Test func beginsAnewWithTheNextEntry() async throws {
    var home = try await moving()
    let next = Self.hour.addingTimeInterval(3600)
    let first = home.canvas(at: next, now: .milliseconds(1_220))
    var still = home
    #expect(home.nextFrame == .milliseconds(1_240))
    let newest = still.canvas(at: Self.hour)
    #expect(first.text(ofRow: 6) == newest.text(ofRow: 6))
    #expect(home.canvas(at: next, now: .milliseconds(1_479)) != still.canvas(at: next))
    #expect(home.canvas(at: next, now: .milliseconds(1_480)) == still.canvas(at: next))
    #expect(home.nextFrame == nil)
  }

  @Test func countsWithoutMoving() async throws {
    var home = try await moving()
    _ = home.canvas(at: Self.hour, now: .seconds(2))
    #expect(home.nextFrame == nil)
    for second in 1...5 {
      let date = Self.hour.addingTimeInterval(Double(second))
      var still = home
      #expect(home.canvas(at: date, now: .seconds(2 + second)) == still.canvas(at: date))
      #expect(home.nextFrame == nil)
    }
  }

  @Test func countsOnWhileItMoves() async throws {
    var home = try await moving()
    let date = Self.hour.addingTimeInterval(1)
    var still = home
    let canvas = home.canvas(at: date, now: .milliseconds(1_210))
    #expect(canvas.description.contains("1:00:01") && canvas != still.canvas(at: date))
    #expect(home.nextFrame == .milliseconds(1_240))
  }

  @Test(arguments: [Duration.seconds(-1e9), .zero, .seconds(1e18)])
  func survivesEveryInstant(_ instant: Duration) async throws {
    var home = try await moving()
    _ = home.canvas(at: Self.hour, now: instant)
    _ = home.canvas(at: .test, now: instant)
    _ = home.canvas(at: Self.hour, now: .milliseconds(1_300))
    #expect(home.canvas(at: Self.hour, now: .seconds(1e18)).size.width == 80)
    #expect(home.nextFrame == nil)
  }

  @Test func standsStillOnAnotherPage() async throws {
    let board = Sample.instances([("rolling", .systemLarge), ("rolling", .systemLarge)])
    var home = try await SeenHome.test(
      45, 24, showing: board, kinds: [.rolling(.numericText())])
    _ = home.canvas(at: .test, now: .zero)
    _ = home.canvas(at: Self.hour, now: .seconds(1))
    #expect(home.nextFrame != nil)
    home.press(Key(.pageDown))
    _ = home.canvas(at: Self.hour, now: .milliseconds(1_100))
    // The page slides for six pictures; a number would roll for eleven.
    _ = home.canvas(at: Self.hour, now: .milliseconds(1_320))
    #expect(home.nextFrame == nil)
  }
}
