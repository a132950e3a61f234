import Almanac
import Cells
import Layout
import Testing
import Views

@testable import Gallery

/// Checks that no card of StandBy draws anything outside its tile, at all sizes of a half or a page.
struct StandByFrameTests {
  private static let sizes = [
    (34, 22), (38, 22), (48, 28), (58, 36), (98, 54), (78, 22), (98, 28), (118, 36), (198, 54),
  ]

  @Test(arguments: sizes, [Language.korean, .english])
  func nothingLeavesTheTile(size: (Int, Int), language: Language) throws {
    let room = Rect(x: 0, y: 0, width: size.0, height: size.1)
    for view in try StandBySheetTests.cards(language) {
      let tile = try StandBySheetTests.laidOut(view, size, in: language)
      for box in tile.content.everyBox {
        #expect(box.frame.intersection(room) == box.frame, "\(box.drawing)")
        guard case .lettering(let line) = box.drawing else { continue }
        #expect(line.size.width <= box.frame.size.width)
      }
    }
  }
}

extension Box {
  fileprivate var everyBox: [Box] { [self] + children.flatMap(\.everyBox) }
}
