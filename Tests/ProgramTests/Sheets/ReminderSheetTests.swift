import Almanac
import System
import Cells
import FoundationEssentials
import Gallery
import HomeTesting
import Pages
import Kit
import Layout
import Diary
import Store
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home

/// Records the reminders page at some terminal sizes.
struct ReminderSheetTests {
  private let folder: TestFolder
  private let store: Store
  private let zone: Zone

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    zone = try Zone(named: "Asia/Seoul")
  }

  @Test(arguments: [
    ("120x40-ko", 120, 40, false), ("120x40-en", 120, 40, true), ("80x24-ko", 80, 24, true),
    ("40x12-ko", 40, 12, false),
  ])
  func looksAsRecorded(name: String, columns: Int, rows: Int, isWriting: Bool) throws {
    let language = name.hasSuffix("en") ? Asset.englishStrings : .koreanStrings
    let canvas = try canvas(Size(width: columns, height: rows), language, isWriting: isWriting)
    try expectGolden(canvas, named: "page-reminders-\(name)")
  }

  private func canvas(_ size: Size, _ language: Asset, isWriting: Bool) throws -> Canvas {
    try ReminderBook(in: store, zone: zone).addChores()
    var home = Home(
      size: size, device: try #require(DeviceTable(parsing: Asset.devices.text)["430x932"]),
      presentation: try presentation(language), kinds: WidgetKind.all(in: GalleryBundle()).kinds,
      instances: [Instance(id: Instance.ID(1), kind: "reminders", family: .systemSmall)],
      pages: GalleryBundle.pages, at: ContactSheet.date)
    let url = try #require(URL(string: "widgetty://reminders/list/1"))
    guard case .open(let request) = home.context.pages.ask(for: url, from: Instance.ID(1)) else {
      return Canvas(size: .zero)
    }
    let page = try Dependencies.$current.withValue(dependencies()) {
      try GalleryBundle.pages.page(url)
    }
    let opening = PageOpening(request, .success(try #require(page)))
    _ = home.handle(.pageOpened(opening), at: ContactSheet.date)
    let keys =
      isWriting
      ? [Key(.tab)] + "보일러 점검 모레 오후 2시 해마다 !!".map { Key($0) } : [Key(.down), Key(.down)]
    for key in keys { _ = home.handle(.input(.key(key)), at: ContactSheet.date) }
    home.settle(at: ContactSheet.date)
    var pictures = Pictures()
    return home.frame(at: ContactSheet.date, reusing: &pictures).canvas
  }

  private func dependencies() -> Dependencies {
    let (store, now) = (store, Now(date: ContactSheet.date, zone: zone))
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: store)
    dependencies.add(dependency: now)
    dependencies.add(dependency: DateOrder.yearFirst)
    dependencies.add(key: "reminders.list", dependency: "Reminders")
    return dependencies
  }

  private func presentation(_ language: Asset) throws -> Presentation {
    let strings = language.strings
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: zone, hourCycle: .twentyFour)
    return Presentation(
      surroundings: Surroundings(
        date: ContactSheet.date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text),
        glyphs: .sextant),
      look: Look(
        appearance: .dark, depth: .direct, names: try NamedColors(parsing: Asset.colors.text)),
      strings: strings)
  }
}
