import Cells
import FoundationEssentials
import HomeTesting
import Kit
import Layout
import Testing
import Timelines
import Views

@testable import Home

/// A changed entry moves briefly within its tile; then everything rests.
struct MotionTests {
  private static let board = Sample.instances([
    ("rolling", .systemSmall), ("weather", .systemSmall),
  ])
  private static let hour = Date.test.addingTimeInterval(3600)

  private func home(
    _ presentation: Presentation? = nil, _ transition: ContentTransition = .numericText()
  ) async throws -> SeenHome {
    let rolling = WidgetKind.rolling(transition)
    return try await SeenHome.test(
      80, 24, showing: Self.board, kinds: Sample.kinds + [rolling], presentation: presentation)
  }

  /// All frames shown from an instant on, with their times.
  private func frames(
    of home: inout SeenHome, at date: Date, from instant: Duration
  ) -> [(instant: Duration, canvas: Canvas)] {
    var frames = [(instant, home.canvas(at: date, now: instant))]
    while let next = home.nextFrame, frames.count < 100 {
      frames.append((next, home.canvas(at: date, now: next)))
    }
    return frames
  }

  @Test func movesForAMomentAndEndsAsTheStillPicture() async throws {
    var home = try await home()
    var still = home
    let before = home.canvas(at: .test, now: .seconds(5))
    #expect(home.nextFrame == nil)
    let frames = frames(of: &home, at: Self.hour, from: .seconds(100))
    let after = still.canvas(at: Self.hour)
    #expect((5...8).contains(frames.count))
    let time = frames[frames.count - 1].instant - .seconds(100)
    #expect((.milliseconds(240) ... .milliseconds(400)).contains(time))
    #expect(frames[frames.count - 1].canvas == after)
    #expect(Set(frames.map(\.canvas)).count >= 6)
    #expect(home.nextFrame == nil)
    #expect(home.canvas(at: Self.hour, now: .seconds(200)) == after)
    #expect(before != after)
  }

  @Test func touchesNothingOutsideOfTheContent() async throws {
    var home = try await home()
    _ = home.canvas(at: .test, now: .zero)
    let frames = frames(of: &home, at: Self.hour, from: .zero).map(\.canvas)
    let spans = zip(frames, frames.dropFirst()).flatMap { $1.damage(since: $0).spans }
    #expect(spans.count > 10)
    let tile = home.plan.board.places[0].tile
    let content = Rect(
      x: tile.origin.x + 2, y: tile.origin.y + 1, width: tile.size.width - 4,
      height: tile.size.height - 2)
    #expect(spans.allSatisfy { content.rows.contains($0.row) })
    #expect(spans.allSatisfy { $0.columns.clamped(to: content.columns) == $0.columns })
  }

  @Test func showsFramesEvenlySpacedAndAtTheSameInstants() async throws {
    var home = try await home()
    _ = home.canvas(at: .test, now: .zero)
    let instants = frames(of: &home, at: Self.hour, from: .milliseconds(1_017)).map(\.instant)
    let steps = zip(instants.dropFirst(), instants.dropFirst(2)).map { $1 - $0 }
    #expect(Set(steps) == [.milliseconds(40)])
    #expect(instants[1] == .milliseconds(1_040))
  }

  @Test func doesNothingBetweenItsFrames() async throws {
    var home = try await home()
    _ = home.canvas(at: .test, now: .zero)
    let first = home.canvas(at: Self.hour, now: .milliseconds(1_000))
    #expect(home.canvas(at: Self.hour, now: .milliseconds(1_039)) == first)
    #expect(home.nextFrame == .milliseconds(1_040))
    #expect(home.canvas(at: Self.hour, now: .milliseconds(1_200)) != first)
    #expect(home.nextFrame == .milliseconds(1_240))
  }

  @Test(arguments: [
    (ColorDepth.mono, GlyphTier.quadrant), (.direct, .ascii), (.ansi16, .ascii),
  ])
  func cutsWhereNothingCouldBeSeen(depth: ColorDepth, glyphs: GlyphTier) async throws {
    var home = try await home(.test(depth: depth, glyphs: glyphs))
    try expectCut(&home)
  }

  @Test func cutsWhereLessMotionIsWished() async throws {
    var presentation = try Presentation.test()
    presentation.preferences.accessibility.reducesMotion = true
    var home = try await home(presentation)
    try expectCut(&home)
  }

  @Test(arguments: [false, true])
  func viewsAreToldWhetherLessMotionIsWished(_ isReduced: Bool) throws {
    var presentation = try Presentation.test()
    presentation.preferences.accessibility.reducesMotion = isReduced
    #expect(presentation.environment.accessibilityReduceMotion == isReduced)
  }

  @Test func cutsWithoutARequest() async throws {
    var home = try await home(nil, .identity)
    try expectCut(&home)
  }

  @Test func cutsWithoutAnInstant() async throws {
    var home = try await home()
    _ = home.canvas(at: .test)
    let canvas = home.canvas(at: Self.hour)
    #expect(home.nextFrame == nil && canvas.description.contains("24°"))
    _ = home.canvas(at: .test, now: .zero)
    #expect(home.nextFrame != nil)
    #expect(home.canvas(at: Self.hour) == canvas)
    #expect(home.nextFrame == nil)
  }

  private func expectCut(
    _ home: inout SeenHome, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var still = home
    _ = home.canvas(at: .test, now: .zero)
    #expect(
      home.canvas(at: Self.hour, now: .zero) == still.canvas(at: Self.hour),
      sourceLocation: sourceLocation)
    #expect(home.nextFrame == nil, sourceLocation: sourceLocation)
  }
}
