import Almanac
import System
import Cast
import Cells
import Foundation
import Gallery
import HomeTesting
import Kit
import Layout
import Pages
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Desk
@testable import Home

/// The editor of a built-in widget with typical content, at a terminal size and in a look.
struct EditorSheet: CustomTestStringConvertible {
  var kind = "weather"
  var family = WidgetFamily.systemMedium
  let width: Int
  let height: Int
  var isKorean = true
  var look = "full"

  static let recorded = [
    EditorSheet(width: 120, height: 40, isKorean: false), EditorSheet(width: 80, height: 24),
    EditorSheet(kind: "dday", family: .systemSmall, width: 80, height: 24),
    EditorSheet(kind: "caffeine", width: 80, height: 24),
  ]

  var testDescription: String {
    "\(kind)-\(width)x\(height)-\(look == "full" ? isKorean ? "ko" : "en" : look)"
  }

  /// What is typed into the first field: the beginning of Busan, or nothing.
  private var typed: String { kind == "weather" ? isKorean ? "부" : "bu" : "" }

  func canvas() async throws -> Canvas {
    let folder = try SheetFolder()
    var dependencies = try folder.dependencies(isKorean: isKorean)
    dependencies.add(dependency: LocationBook())
    var home = Home(
      size: Size(width: width, height: height),
      device: try #require(DeviceTable(parsing: Asset.devices.text)["430x932"]),
      presentation: try presentation(), kinds: WidgetKind.all(in: GalleryBundle()).kinds,
      instances: [Instance(id: Instance.ID(1), kind: kind, family: family)],
      at: ContactSheet.date)
    return await Dependencies.$current.withValue(dependencies) {
      await settle(&home, home.advance(to: ContactSheet.date))
      for key in [Key("E")] + typed.map({ Key($0) }) {
        await settle(&home, home.handle(.input(.key(key)), at: ContactSheet.date))
      }
      home.settle(at: ContactSheet.date)
      await settle(&home, home.advance(to: ContactSheet.date))
      home.settle(at: ContactSheet.date)
      var pictures = Pictures()
      return home.frame(at: ContactSheet.date, reusing: &pictures).canvas
    }
  }

  private func settle(_ home: inout Home, _ effects: [Effect]) async {
    var effects = effects
    while !effects.isEmpty {
      switch effects.removeFirst() {
      case .ask(let question):
        let answer = TimelineAnswer(to: question.request, await question.outcome())
        effects += home.handle(.answered(answer), at: ContactSheet.date)
      case .find(let request):
        let answer = await request.answer(in: isKorean ? .korean : .english)
        effects += home.handle(.choicesFound(answer), at: ContactSheet.date)
      default: break
      }
    }
  }

  private func presentation() throws -> Presentation {
    let strings = (isKorean ? Asset.koreanStrings : .englishStrings).strings
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(named: "Asia/Seoul"),
      hourCycle: isKorean ? .twentyFour : .twelve)
    let depths: [String: ColorDepth] = ["256": .palette256, "mono": .mono]
    return Presentation(
      surroundings: Surroundings(
        date: ContactSheet.date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text),
        glyphs: look == "256" ? .quadrant : .sextant),
      look: Look(
        appearance: .dark, depth: depths[look] ?? .direct,
        names: try NamedColors(parsing: Asset.colors.text)),
      preferences: SheetLook(look, .dark).preferences, strings: strings)
  }
}

struct EditorSheetTests {
  @Test func looksAsRecorded() async throws {
    var pictures: [(title: String, canvas: Canvas)] = []
    for sheet in EditorSheet.recorded {
      pictures.append((sheet.testDescription, try await sheet.canvas()))
    }
    try expectGolden(Canvas(sheetOf: pictures, columns: 250), named: "editors")
  }

  /// Whatever `widgetty widget set` can set of a widget, its editor asks.
  @Test func everyKindHasAnEditorForAllThatCommandsSet() throws {
    let kinds = WidgetKind.all(in: GalleryBundle()).kinds
    for kind in kinds where !kind.parameters.isEmpty {
      let form = ConfigurationForm(
        of: kind, setTo: [:],
        by: DateWriter(
          wording: try Wording(table: Asset.koreanStrings.strings), zone: .utc,
          hourCycle: .twelve), in: [:])
      #expect(kind.isConfigurable)
      for parameter in kind.parameters {
        let field = form.form[parameter.name]
        #expect(field != nil && field?.chooser?.holdsMany != true, "\(parameter.name)")
      }
    }
  }
}
