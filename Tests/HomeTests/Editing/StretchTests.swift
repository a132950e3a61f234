import Boards
import Cells
import HomeTesting
import Pages
import Testing
import Timelines

@testable import Home

/// Checks how the pointer resizes a tile by its corner.
struct StretchTests {
  private static let three = Sample.instances([
    ("weather", .systemSmall), ("days", .systemSmall), ("snow", .systemMedium),
  ])

  private func home() async throws -> SeenHome {
    var home = try await SeenHome.test(80, 24, showing: Self.three)
    home.press(Key("e"))
    return home
  }

  private func corner(_ index: Int, of home: SeenHome) -> Point {
    let tile = home.plan.board.places[index].tile
    return tile.origin + Point(x: tile.size.width - 1, y: tile.size.height - 1)
  }

  private func family(_ home: SeenHome) -> WidgetFamily {
    home.home.context.board.board.instances[0].family
  }

  private func steps(_ home: SeenHome) -> Int { home.home.context.board.steps.unsaved.count }

  private func act(_ home: inout SeenHome, _ action: Mouse.Action, _ place: Point) {
    _ = home.handle(.input(.mouse(Mouse(action, at: place))), at: .test)
  }

  @Test func aTileTakesTheSizeNearestToThePointer() async throws {
    var home = try await home()
    let start = corner(0, of: home)
    let end = start + Point(x: 20, y: 1)
    act(&home, .press(.left), start)
    act(&home, .move(.left), end)
    #expect(home.text().contains("중간") && family(home) == .systemSmall, "nothing is saved yet")
    act(&home, .release(.left), end)
    #expect(family(home) == .systemMedium && steps(home) == 1)
    home.press(Key("z"))
    #expect(family(home) == .systemSmall)
  }

  @Test func aSmallWayChangesNothing() async throws {
    var home = try await home()
    let start = corner(0, of: home)
    act(&home, .press(.left), start)
    act(&home, .move(.left), start + Point(x: 3, y: 0))
    act(&home, .release(.left), start + Point(x: 3, y: 0))
    #expect(family(home) == .systemSmall && steps(home) == 0)
  }

  @Test func aClickLeadsToTheNextSizeAndFromTheLastToTheFirst() async throws {
    var home = try await home()
    let sizes = home.home.context.sizes(of: Instance.ID(0))
    for size in sizes.dropFirst() + sizes.prefix(1) {
      let corner = corner(0, of: home)
      act(&home, .press(.left), corner)
      act(&home, .release(.left), corner)
      #expect(family(home) == size)
    }
    #expect(sizes.count > 1 && steps(home) == sizes.count)
  }

  @Test func anyKeyLetsGo() async throws {
    var home = try await home()
    let start = corner(0, of: home)
    act(&home, .press(.left), start)
    act(&home, .move(.left), start + Point(x: 20, y: 1))
    home.press(Key(.escape))
    act(&home, .release(.left), start + Point(x: 20, y: 1))
    #expect(family(home) == .systemSmall)
  }

  /// The sign is only on the chosen one.
  @Test func theCornerOfAnotherTileIsAPartOfIt() async throws {
    var home = try await home()
    act(&home, .press(.left), corner(1, of: home))
    #expect(home.text().contains("이동 중"))
  }
}
