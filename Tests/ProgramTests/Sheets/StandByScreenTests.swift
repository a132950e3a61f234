import Almanac
import System
import Boards
import Cast
import Cells
import Gallery
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Desk
@testable import Home

/// Compares StandBy with recorded pictures: in each look, at each size, and its clocks at night.
struct StandByScreenTests {
  private static let board = """
    weather small
    dday small
    ---
    clock small face=solar
    ---
    clock small
    calendar small
    """

  @Test(arguments: SheetLook.names)
  func looksAsRecorded(look: String) async throws {
    var home = try await home(Size(width: 120, height: 40), look, isKorean: false)
    try expectGolden(home.canvas(at: ContactSheet.date), named: "standby-120x40-en-\(look)")
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60)], [true, false])
  func fillsTheScreenAsRecorded(size: (Int, Int), isKorean: Bool) async throws {
    guard isKorean || size.0 != 120 else { return }
    var home = try await home(
      Size(width: size.0, height: size.1), "full", isKorean: isKorean)
    try expectGolden(
      home.canvas(at: ContactSheet.date),
      named: "standby-\(size.0)x\(size.1)-\(isKorean ? "ko" : "en")")
  }

  @Test(arguments: SheetMedium.names)
  func anyTerminalShowsItAsRecorded(medium: String) async throws {
    var home = try await home(Size(width: 80, height: 24), medium, isKorean: true)
    try expectGolden(home.canvas(at: ContactSheet.date), named: "standby-80x24-ko-\(medium)")
  }

  @Test(arguments: ["full", "night"], [1, 2])
  func clocksLookAsRecorded(look: String, page: Int) async throws {
    var home = try await home(Size(width: 120, height: 40), look, isKorean: false)
    home.home.context.board.turnPage(by: page)
    home.home.screenSlots = nil
    try expectGolden(
      home.canvas(at: ContactSheet.date), named: "standby-page-\(page)-\(look)")
  }

  private func home(_ size: Size, _ look: String, isKorean: Bool) async throws -> SeenHome {
    let folder = try SheetFolder()
    let date = ContactSheet.date
    var dependencies = try folder.dependencies(isKorean: isKorean)
    dependencies.add(dependency: LocationBook())
    let zone = try Zone(named: "Asia/Seoul")
    let kinds = WidgetKind.all(in: GalleryBundle()).kinds
    let board = try Board(parsing: Self.board, at: .standBy, kinds: kinds, zone: zone)
    let resources = try SheetResources.of(isKorean ? .koreanStrings : .englishStrings)
    let medium = SheetMedium(look)
    var home = SeenHome(
      Home(
        size: size, device: resources.device,
        presentation: resources.presentation(
          in: SheetLook(look, .light), depth: medium.depth, glyphs: medium.glyphs),
        kinds: kinds, boards: [.standBy: board], place: .standBy, at: date))
    for effect in home.advance(to: date) {
      guard case .ask(let question) = effect else { continue }
      let outcome = await Dependencies.$current.withValue(dependencies) {
        await question.outcome()
      }
      _ = home.handle(.answered(TimelineAnswer(to: question.request, outcome)), at: date)
    }
    return home
  }
}
