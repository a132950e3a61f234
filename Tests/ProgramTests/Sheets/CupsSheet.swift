import Almanac
import Assets
import Caffeine
import Cells
import Foundation
import Gallery
import HomeKit
import Kit
import Layout
import Pages
import Store
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home

/// The caffeine page or the steps page, opened from its widget, at a terminal size.
struct CupsSheet: CustomTestStringConvertible {
  let kind: String
  let width: Int
  let height: Int
  var isKorean = true

  static let all = ["caffeine", "steps"].flatMap { kind in
    [
      CupsSheet(kind: kind, width: 120, height: 40),
      CupsSheet(kind: kind, width: 120, height: 40, isKorean: false),
      CupsSheet(kind: kind, width: 80, height: 24), CupsSheet(kind: kind, width: 40, height: 12),
      CupsSheet(kind: kind, width: 20, height: 6),
    ]
  }

  var testDescription: String { "\(kind)-\(width)x\(height)-\(isKorean ? "ko" : "en")" }

  func canvas() throws -> Canvas {
    let folder = try TestFolder()
    let date = ContactSheet.date
    let instance = Instance(
      id: Instance.ID(1), kind: kind, family: .systemSmall,
      configuration: kind == "steps" ? ["file": .text(folder.file("steps.csv"))] : [:])
    var home = Home(
      size: Size(width: width, height: height),
      device: try #require(DeviceTable(parsing: Asset.devices.text)["430x932"]),
      presentation: try presentation(), kinds: WidgetKind.all(in: GalleryBundle()).kinds,
      instances: [instance], pages: GalleryBundle.pages, at: date)
    let url = try #require(URL(string: "widgetty://\(kind)"))
    let effect = home.context.pages.ask(for: url, from: instance.id)
    guard case .open(let request) = effect else { return Canvas(size: .zero) }
    let center = WidgetCenterLink(configurations: [WidgetInfo(instance)]) { _ in }
    let page = try WidgetCenterLink.$current.withValue(center) {
      try Dependencies.$current.withValue(try dependencies(in: folder)) {
        try GalleryBundle.pages.page(url)
      }
    }
    let opening = PageOpening(request, .success(try #require(page)))
    _ = home.handle(.pageOpened(opening), at: date)
    home.settle(at: date)
    var pictures = Pictures()
    return home.frame(at: date, reusing: &pictures).canvas
  }

  private func dependencies(in folder: TestFolder) throws -> Dependencies {
    var dependencies = GalleryBundle.dependencies()
    let zone = try Zone(named: "Asia/Seoul")
    let store = Store(in: folder.path)
    let now = Now(date: ContactSheet.date, zone: zone)
    dependencies.add(dependency: store)
    dependencies.add(dependency: now)
    let morning = zone.startOfDay(zone.civil(at: ContactSheet.date).day) + 7 * 3600
    let book = CaffeineBook(in: store)
    for day in 1..<28 where day % 6 != 0 {
      try book.log(
        "caffeine.drink.coldbrew", milligrams: Double(120 + 37 * day % 350),
        at: morning - Double(day) * 86_400)
    }
    for (number, name) in ["espresso", "latte"].enumerated() {
      try book.log(
        "caffeine.drink.\(name)", milligrams: 95, at: morning + Double(number) * 3000)
    }
    try book.log("말차", milligrams: 70, at: morning + 6000)
    let today = zone.civil(at: ContactSheet.date).day
    let lines = (0..<500).map { "\(today.advanced(by: -$0)),\(4000 + 2311 * $0 % 9000)" }
    try folder.write(Data(lines.joined(separator: "\n").utf8), as: "steps.csv")
    return dependencies
  }

  private func presentation() throws -> Presentation {
    let strings = try StringTable((isKorean ? Asset.koreanStrings : .englishStrings).text).entries
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(named: "Asia/Seoul"),
      hourCycle: isKorean ? .twentyFour : .twelve)
    let look = SheetLook("full", .dark)
    return Presentation(
      surroundings: Surroundings(
        date: ContactSheet.date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text),
        glyphs: .sextant),
      look: Look(
        appearance: look.appearance, depth: .direct,
        names: try NamedColors(parsing: Asset.colors.text)),
      preferences: look.preferences, strings: strings)
  }
}
