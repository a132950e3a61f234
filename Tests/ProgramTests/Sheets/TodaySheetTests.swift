import Almanac
import System
import Boards
import Cast
import Cells
import Foundation
import Gallery
import HomeTesting
import Kit
import Layout
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Desk
@testable import Home

/// Compares Today View with recorded pictures.
struct TodaySheetTests {
  private static let widgets: [(String, WidgetFamily, [String: IntentValue])] = [
    ("weather", .systemMedium, [:]), ("caffeine", .systemSmall, [:]),
    ("calendar", .systemSmall, [:]), ("dday", .systemMedium, ["show": .text("list")]),
    ("reminders", .systemLarge, [:]), ("steps", .systemSmall, [:]), ("dday", .systemSmall, [:]),
  ]

  @Test(arguments: ["light"] + SheetMedium.names)
  func looksAsRecorded(look: String) async throws {
    try await looksAsRecorded("80x24-en-\(look)", 80, 24, .englishStrings, look)
  }

  @Test(arguments: [
    ("120x40-en", 120, 40, Asset.englishStrings, "full"),
    ("120x40-ko", 120, 40, .koreanStrings, "full"),
    ("120x40-night", 120, 40, .englishStrings, "night"),
    ("120x40-en-light", 120, 40, .englishStrings, "light"),
    ("120x40-en-always-on", 120, 40, .englishStrings, "always-on"),
    ("80x24-ko", 80, 24, .koreanStrings, "full"),
    ("200x60-ko", 200, 60, .koreanStrings, "full"), ("40x12-en", 40, 12, .englishStrings, "full"),
  ])
  func looksAsRecorded(
    _ name: String, _ width: Int, _ height: Int, _ language: Asset, _ look: String
  ) async throws {
    let folder = try SheetFolder()
    let instances = Self.widgets.enumerated().map { index, widget in
      var configuration = widget.2
      if widget.0 == "steps" { configuration["file"] = .text(folder.stepsPath) }
      return Instance(
        id: Instance.ID(index + 1), kind: widget.0, family: widget.1, configuration: configuration)
    }
    let date = ContactSheet.date
    var dependencies = try folder.dependencies(isKorean: language == .koreanStrings)
    dependencies.add(dependency: LocationBook())
    let (resources, medium) = (try SheetResources.of(language), SheetMedium(look))
    var home = SeenHome(
      Home(
        size: Size(width: width, height: height), device: resources.device,
        presentation: resources.presentation(
          in: SheetLook(look, medium.appearance), depth: medium.depth, glyphs: medium.glyphs),
        kinds: WidgetKind.all(in: GalleryBundle()).kinds,
        boards: [.today: Board(showing: instances, at: .today)], place: .today, at: date))
    for effect in home.advance(to: date) {
      guard case .ask(let question) = effect else { continue }
      let outcome = await Dependencies.$current.withValue(dependencies) { await question.outcome() }
      _ = home.handle(.answered(TimelineAnswer(to: question.request, outcome)), at: date)
    }
    try expectGolden(home.canvas(at: date), named: "today-\(name)")
  }
}
