import System
import Boards
import Cast
import Cells
import Foundation
import Gallery
import HomeTesting
import Layout
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Desk
@testable import Home

/// A Home Screen of so many widgets, for a recorded picture.
struct HomeSheet {
  let count: Int
  let size: Size
  let look: String
  let language: Asset
  private let folder: SheetFolder

  private static let widgets: [(String, WidgetFamily, [String: IntentValue])] = [
    ("weather", .systemMedium, [:]), ("dday", .systemSmall, [:]), ("reminders", .systemMedium, [:]),
    ("caffeine", .systemSmall, [:]), ("weather", .systemLarge, ["city": .text("busan")]),
    ("steps", .systemSmall, [:]), ("weather", .systemSmall, ["city": .text("jeju")]),
    ("dday", .systemMedium, ["show": .text("list")]), ("caffeine", .systemMedium, [:]),
    ("reminders", .accessoryCircular, [:]), ("dday", .accessoryCircular, [:]),
    ("weather", .accessoryRectangular, ["city": .text("daejeon")]),
    ("dday", .systemSmall, ["show": .text("milestones")]), ("reminders", .systemSmall, [:]),
  ]

  init(
    count: Int, _ size: (Int, Int), _ look: String = "full", _ language: Asset = .koreanStrings
  ) throws {
    (self.count, self.look, self.language) = (count, look, language)
    self.size = Size(width: size.0, height: size.1)
    folder = try SheetFolder()
  }

  /// The Home Screen once all widgets have their content.
  func home() async throws -> SeenHome {
    let (resources, medium) = (try SheetResources.of(language), SheetMedium(look))
    var home = SeenHome(
      Home(
        size: size, device: resources.device,
        presentation: resources.presentation(
          in: SheetLook(look, medium.appearance), depth: medium.depth, glyphs: medium.glyphs),
        kinds: WidgetKind.all(in: GalleryBundle()).kinds,
        boards: [.home: Board(showing: instances, at: .home)], at: ContactSheet.date))
    try await answer(&home)
    return home
  }

  /// Answers what is asked now.
  func answer(_ home: inout SeenHome) async throws {
    let date = ContactSheet.date
    var dependencies = try folder.dependencies(isKorean: language == .koreanStrings)
    dependencies.add(dependency: LocationBook())
    for effect in home.advance(to: date) {
      guard case .ask(let question) = effect else { continue }
      let outcome = await Dependencies.$current.withValue(dependencies) {
        await question.outcome()
      }
      _ = home.handle(.answered(TimelineAnswer(to: question.request, outcome)), at: date)
    }
  }

  private var instances: [Instance] {
    Self.widgets.prefix(count).enumerated().map { index, widget in
      var configuration = widget.2
      if widget.0 == "steps" { configuration["file"] = .text(folder.stepsPath) }
      return Instance(
        id: Instance.ID(index + 1), kind: widget.0, family: widget.1, configuration: configuration)
    }
  }
}
