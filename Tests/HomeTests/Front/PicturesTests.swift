import Cells
import FoundationEssentials
import HomeTesting
import Kit
import Layout
import Testing
import Timelines
import Views

@testable import Home

/// Whatever was painted before, the same slots make the same frame, which differs from the one before
/// only where it says so.
struct PicturesTests {
  private static let size = Size(width: 24, height: 8)

  /// Letters that tell which slot they are of; every other one is wide.
  private static func tile(
    _ number: Int, _ layer: Int, in frame: Rect, _ turn: Int, window: Rect? = nil
  ) throws -> Tile {
    let text = String(repeating: number.isMultiple(of: 2) ? "가\(turn)" : "\(number)b", count: 9)
    let presentation = try Presentation.test()
    let node = Node(archiving: Text(verbatim: text), in: presentation.environment)
    return Tile(
      SlotID("tile", number), layer: layer,
      TileSubject(matter: .content(TileContent(node), .figure), frame: frame), window: window)
  }

  private static func frame(_ random: inout SplitMix) -> Rect {
    Rect(
      x: Int.random(in: -3..<22, using: &random), y: Int.random(in: -1..<8, using: &random),
      width: Int.random(in: 1..<12, using: &random), height: Int.random(in: 1..<5, using: &random))
  }

  /// Three tiles beside one another that are scrolled behind a window, and some that wander over them
  /// in layers of their own.
  private static func tiles(_ random: inout SplitMix) throws -> [Tile] {
    let top = Int.random(in: -2..<3, using: &random)
    let window = Rect(x: 0, y: 1, width: 24, height: Int.random(in: 3..<7, using: &random))
    let ground = try (0..<3).filter { _ in Int.random(in: 0..<5, using: &random) > 0 }.map {
      try tile(
        $0, 0, in: Rect(x: 8 * $0, y: top, width: 8, height: 6),
        Int.random(in: 0..<2, using: &random), window: window)
    }
    let front = try (3..<6).filter { _ in Bool.random(using: &random) }.map {
      try tile($0, $0 - 2, in: frame(&random), Int.random(in: 0..<2, using: &random))
    }
    return ground + front
  }

  @Test(arguments: 1...40)
  func sameFrameWhateverWasPaintedBefore(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let presentation = try Presentation.test()
    var pictures = Pictures()
    var last: Canvas?
    for step in 0..<12 {
      let tiles = try Self.tiles(&random)
      let frame = pictures.frame(of: tiles, on: Self.size, by: presentation, now: nil)
      var none = Pictures()
      let fresh = none.frame(of: tiles, on: Self.size, by: presentation, now: nil)
      #expect(frame.canvas == fresh.canvas, "step \(step)")
      if let last {
        #expect(
          frame.canvas.damage(since: last, within: frame.painted)
            == frame.canvas.damage(since: last), "step \(step)")
        #expect(
          Self.places(in: frame.canvas, differingFrom: last).allSatisfy { place in
            frame.painted.contains { $0.contains(place) }
          }, "step \(step)")
      }
      last = frame.canvas
    }
  }

  private static func places(in canvas: Canvas, differingFrom last: Canvas) -> [Point] {
    canvas.bounds.rows.flatMap { y in
      canvas.bounds.columns.filter { canvas[$0, y] != last[$0, y] }.map { Point(x: $0, y: y) }
    }
  }

  @Test func whatStaysIsNotPainted() throws {
    let presentation = try Presentation.test()
    let tiles = try [0, 1].map {
      try Self.tile($0, 0, in: Rect(x: 8 * $0, y: 1, width: 8, height: 6), 0)
    }
    let changed = try [tiles[0], Self.tile(1, 0, in: tiles[1].frame, 1)]
    var pictures = Pictures()
    _ = pictures.frame(of: tiles, on: Self.size, by: presentation, now: nil)
    let still = pictures.frame(of: tiles, on: Self.size, by: presentation, now: nil)
    #expect(still.painted.isEmpty)
    // The other one's text is the same in both turns.
    #expect(pictures.frame(of: changed, on: Self.size, by: presentation, now: nil).painted.isEmpty)
    let moved = try [tiles[0], Self.tile(1, 0, in: Rect(x: 12, y: 1, width: 8, height: 6), 1)]
    let frame = pictures.frame(of: moved, on: Self.size, by: presentation, now: nil)
    #expect(frame.painted == [tiles[1].frame, moved[1].frame], "the old place and the new one")
  }
}

/// The frames of a home that is used do what `PicturesTests` says of its tiles.
struct FrameTests {
  private static let keys: [Key] =
    [.right, .left, .up, .down, .enter, .escape, .pageDown, .pageUp, .tab].map { Key($0) }
    + ["m", "n", "d", "l", "u", "?", "i", "+", "-", "c", "e", "e", "z"].map { Key($0) }

  @Test(arguments: 1...12)
  func isTheSameWithAnEmptyCache(seed: UInt64) async throws {
    var random = SplitMix(seed: seed)
    var home = try await SeenHome.test(80, 24)
    var date = Date.test
    var last = home.frame(at: date)
    for _ in 0..<25 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        date += Double(Int.random(in: 0..<7200, using: &random))
        await home.settle(at: date)
      } else {
        let key = Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]
        _ = home.handle(.input(.key(key)), at: date)
      }
      let frame = home.frame(at: date)
      var none = Pictures()
      #expect(home.home.frame(at: date, reusing: &none).canvas == frame.canvas)
      #expect(
        frame.canvas.damage(since: last.canvas, within: frame.painted)
          == frame.canvas.damage(since: last.canvas))
      last = frame
    }
  }

  @Test func isTheSameWithAnEmptyCacheWhileOnlyTimePasses() async throws {
    var home = try await SeenHome.test(120, 40)
    for minute in 0...180 {
      let date = Date.test + Double(minute) * 60
      _ = home.advance(to: date)
      let frame = home.frame(at: date)
      var none = Pictures()
      let other = home.home.frame(at: date, reusing: &none)
      #expect(frame.canvas == other.canvas && frame.until == other.until, "\(minute)")
    }
  }

  @Test func drawingChangesNothingThatKeysAreAbout() async throws {
    let home = try await SeenHome.test(120, 40)
    var (seen, unseen) = (home, home)
    for _ in 0..<3 { _ = seen.frame(at: .test) }
    for key in [Key(.right), Key(.enter), Key("r"), Key(.down), Key("i")] {
      let (one, other) = (
        seen.handle(.input(.key(key)), at: .test), unseen.handle(.input(.key(key)), at: .test)
      )
      #expect(one.count == other.count)
      #expect(seen.frame(at: .test).canvas == unseen.frame(at: .test).canvas)
    }
  }
}
