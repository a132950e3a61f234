import Almanac
import Assets
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

/// Compares boards of several widgets with recorded pictures: how they fill a screen.
struct HomeSheetTests {
  private static let widgets: [(String, WidgetFamily, [String: IntentValue])] = [
    ("weather", .systemMedium, [:]), ("dday", .systemSmall, [:]), ("reminders", .systemMedium, [:]),
    ("caffeine", .systemSmall, [:]), ("weather", .systemLarge, ["city": .text("busan")]),
    ("steps", .systemSmall, [:]), ("weather", .systemSmall, ["city": .text("jeju")]),
    ("dday", .systemMedium, ["show": .text("list")]), ("caffeine", .systemMedium, [:]),
    ("reminders", .accessoryCircular, [:]), ("dday", .accessoryCircular, [:]),
    ("weather", .accessoryRectangular, ["city": .text("daejeon")]),
    ("dday", .systemSmall, ["show": .text("milestones")]), ("reminders", .systemSmall, [:]),
  ]

  @Test(arguments: [3, 6, 9, 14], [(80, 24), (120, 40), (160, 50), (200, 60)])
  func fillsTheScreenAsRecorded(count: Int, size: (Int, Int)) async throws {
    let folder = try SheetFolder()
    let instances = Self.widgets.prefix(count).enumerated().map { index, widget in
      var configuration = widget.2
      if widget.0 == "steps" { configuration["file"] = .text(folder.stepsPath) }
      return Instance(
        id: Instance.ID(index + 1), kind: widget.0, family: widget.1, configuration: configuration)
    }
    let date = ContactSheet.date
    var dependencies = try folder.dependencies(isKorean: true)
    dependencies.add(dependency: LocationBook())
    var home = SeenHome(
      Home(
        size: Size(width: size.0, height: size.1),
        device: try #require(DeviceTable(parsing: Asset.devices.text)["430x932"]),
        presentation: try presentation(), kinds: WidgetKind.all(in: GalleryBundle()).kinds,
        instances: instances, at: date))
    for effect in home.advance(to: date) {
      guard case .ask(let question) = effect else { continue }
      let outcome = await Dependencies.$current.withValue(dependencies) {
        await question.outcome()
      }
      _ = home.handle(.answered(TimelineAnswer(to: question.request, outcome)), at: date)
    }
    try expectGolden(home.canvas(at: date), named: "home-\(count)-widgets-\(size.0)x\(size.1)")
  }

  private func presentation() throws -> Presentation {
    let strings = try StringTable(Asset.koreanStrings.text).entries
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(named: "Asia/Seoul"),
      hourCycle: .twentyFour)
    return Presentation(
      surroundings: Surroundings(
        date: ContactSheet.date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text),
        glyphs: .sextant),
      look: Look(
        appearance: .dark, depth: .direct, names: try NamedColors(parsing: Asset.colors.text)),
      strings: strings)
  }
}
