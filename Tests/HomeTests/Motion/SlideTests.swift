import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Testing
import Timelines

@testable import Home

/// Places and pages slide, and come to rest in the picture that they have without motion.
struct SlideTests {
  private static let board = Sample.instances(
    Array(repeating: ("weather", WidgetFamily.systemMedium), count: 9))

  private func home() async throws -> SeenHome {
    var home = try await SeenHome.test(80, 24, showing: Self.board)
    _ = home.canvas(at: .test, now: .zero)
    return home
  }

  /// The pictures until nothing moves.
  private func pictures(of home: inout SeenHome, from start: Duration) -> [Canvas] {
    var pictures = [home.canvas(at: .test, now: start)]
    while let next = home.nextFrame, pictures.count < 100 {
      pictures.append(home.canvas(at: .test, now: next))
    }
    return pictures
  }

  @Test(arguments: ["t", "s", "]"])
  func comesInAFewPictures(key: Character) async throws {
    var home = try await home()
    let before = home.canvas(at: .test, now: .seconds(1))
    home.press(Key(key))
    let pictures = pictures(of: &home, from: .seconds(1))
    #expect(pictures.count == 6)
    #expect(pictures.first != before, "the first picture answers the key already")
    #expect(Set(pictures.map(\.description)).count == 6)
    var still = home
    #expect(pictures.last == still.canvas(at: .test))
  }

  @Test func lockingHidesEverythingAtOnce() async throws {
    var home = try await home()
    home.press(Key("s"))
    _ = home.canvas(at: .test, now: .seconds(1))
    home.press(Key("Q"))
    var still = home
    #expect(home.canvas(at: .test, now: .milliseconds(1_041)) == still.canvas(at: .test))
    #expect(home.nextFrame == nil)
  }

  @Test func anotherWayBeginsWhereTheLastOneIs() async throws {
    var home = try await home()
    home.press(Key("t"))
    _ = home.canvas(at: .test, now: .seconds(1))
    home.press(Key("t"))
    let pictures = pictures(of: &home, from: .milliseconds(1_040))
    var still = home
    #expect(pictures.count == 6 && pictures.last == still.canvas(at: .test))
  }

  @Test func aPanelIsThereAtOnce() async throws {
    var home = try await home()
    home.press(Key("?"))
    _ = home.canvas(at: .test, now: .seconds(1))
    #expect(home.nextFrame == nil)
  }

  @Test func nothingSlidesWithReducedMotion() async throws {
    var home = try await home()
    home.home.context.presentation.preferences.accessibility.reducesMotion = true
    _ = home.canvas(at: .test, now: .zero)
    home.press(Key("t"))
    _ = home.canvas(at: .test, now: .seconds(1))
    #expect(home.nextFrame == nil)
  }
}
