import System
import Boards
import Cells
import Home
import HomeTesting
import Testing
import Timelines

/// What boards promise in all looks, of which few are recorded.
struct BoardLawTests {
  /// Looks change the colours of a board and not its words, and all that is written can be read.
  @Test(arguments: BoardPlace.allCases, [ColorDepth.direct, .palette256, .ansi16])
  func canBeReadInEveryLook(place: BoardPlace, depth: ColorDepth) async throws {
    var sheet = try BoardSheet(place, in: depth == .palette256 ? .englishStrings : .koreanStrings)
    var usual: [String]?
    for look in SheetLook.all {
      var home = try await sheet.home((100, 30), look.name, look.appearance, depth: depth)
      // The row at the top tells the look.
      let screen = home.canvas(at: ContactSheet.date)
      let canvas = screen.cropped(to: Rect(x: 0, y: 1, width: 100, height: 29))
      #expect(canvas.words == usual ?? canvas.words, "\(look.testDescription)")
      usual = usual ?? canvas.words
      canvas.shown(in: depth).expectContrast(in: look, depth)
    }
  }
}
