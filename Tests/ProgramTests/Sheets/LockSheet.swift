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

/// The Lock Screen with what stands there at first and typical content, at a terminal size and in a look.
struct LockSheet: CustomTestStringConvertible {
  let width: Int
  let height: Int
  var isKorean = true
  var look = "vibrant"
  /// Whether private content is shown, as while the board is edited.
  var isLocked = true
  var widgets = first
  var showsPrivateContent = false

  static let all =
    ["vibrant", "light", "night", "always-on"].map {
      LockSheet(width: 120, height: 40, isKorean: false, look: $0)
    }
    + [(40, 12), (80, 24), (120, 40), (200, 60)].map { LockSheet(width: $0.0, height: $0.1) }
    + SheetMedium.names.map { LockSheet(width: 80, height: 24, look: $0) }

  static let first: [(String, WidgetFamily)] = [
    ("weather", .accessoryInline), ("weather", .accessoryCircular),
    ("weather", .accessoryRectangular), ("dday", .accessoryRectangular),
    ("steps", .accessoryCircular),
  ]

  var testDescription: String {
    "\(width)x\(height)-\(isKorean ? "ko" : "en")\(look == "vibrant" ? "" : "-\(look)")"
  }

  /// The screen once everything on it has been answered.
  func home() async throws -> SeenHome {
    let folder = try SheetFolder()
    var dependencies = try folder.dependencies(isKorean: isKorean)
    dependencies.add(dependency: LocationBook())
    let instances = widgets.enumerated().map { number, widget in
      Instance(
        id: Instance.ID(number + 1), kind: widget.0, family: widget.1,
        configuration: widget.0 == "steps" ? ["file": .text(folder.stepsPath)] : [:])
    }
    var home = SeenHome(
      Home(
        size: Size(width: width, height: height),
        device: try #require(DeviceTable(parsing: Asset.devices.text)["430x932"]),
        presentation: try presentation(), kinds: WidgetKind.all(in: GalleryBundle()).kinds,
        boards: [.lock: Board(showing: instances, at: .lock)], at: ContactSheet.date))
    for effect in home.advance(to: ContactSheet.date) {
      guard case .ask(let question) = effect else { continue }
      let outcome = await Dependencies.$current.withValue(dependencies) {
        await question.outcome()
      }
      _ = home.handle(
        .answered(TimelineAnswer(to: question.request, outcome)), at: ContactSheet.date)
    }
    return home
  }

  private func presentation() throws -> Presentation {
    let strings = (isKorean ? Asset.koreanStrings : .englishStrings).strings
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(named: "Asia/Seoul"),
      hourCycle: isKorean ? .twentyFour : .twelve)
    let medium = SheetMedium(look)
    var preferences = SheetLook(look, .dark).preferences
    preferences.lockedContent = showsPrivateContent ? .shown : .hidden
    return Presentation(
      surroundings: Surroundings(
        date: ContactSheet.date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text),
        glyphs: medium.glyphs),
      look: Look(
        appearance: medium.appearance, depth: medium.depth,
        names: try NamedColors(parsing: Asset.colors.text)),
      preferences: preferences, isLocked: isLocked, strings: strings)
  }
}
