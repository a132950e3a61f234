import Almanac
import Assets
import Caffeine
import Cells
import DDays
import Foundation
import Gallery
import Intents
import Layout
import Store
import Testing
import Timelines
import Views
import Weather

@testable import Home

/// A widget in one of its families, in every look, on a terminal of light and of dark, with what it
/// shows and with what it shows before anything is known.
struct ContactSheet: CustomTestStringConvertible {
  let kind: String
  let family: WidgetFamily
  var configuration: [String: IntentValue] = [:]
  /// How long ago, in hours, somebody had a cup of coffee.
  var cups: [Double] = []
  /// What is to be done, of which the first is done already and the second late.
  var errands: [String] = []
  /// How many steps somebody has taken on the last days.
  var steps: [Int] = []
  /// What is known of the weather; what is simulated, if nothing.
  var bulletin: Bulletin?
  /// By what it differs from others of its family.
  var variant: String?
  var language = Asset.koreanStrings

  static let all = usual + days

  private static let usual = [
    ContactSheet(kind: "weather", family: .systemSmall),
    ContactSheet(kind: "weather", family: .systemMedium),
    ContactSheet(kind: "weather", family: .systemLarge),
    ContactSheet(kind: "weather", family: .accessoryCircular),
    ContactSheet(kind: "weather", family: .accessoryRectangular),
    ContactSheet(kind: "weather", family: .accessoryInline),
    ContactSheet(
      kind: "dday", family: .systemSmall,
      configuration: [
        "title": .text("결혼기념일"), "date": .date(Date(timeIntervalSince1970: 1_798_124_400)),
      ]),
    ContactSheet(kind: "caffeine", family: .systemSmall, cups: [3, 1]),
    ContactSheet(kind: "caffeine", family: .systemMedium, cups: [3, 1]),
    ContactSheet(kind: "reminders", family: .systemSmall, errands: day),
    ContactSheet(kind: "reminders", family: .systemMedium, errands: day),
    ContactSheet(kind: "caffeine", family: .accessoryCircular, cups: [3, 1]),
    ContactSheet(kind: "caffeine", family: .accessoryRectangular, cups: [3, 1]),
    ContactSheet(kind: "reminders", family: .systemLarge, errands: day),
    ContactSheet(kind: "reminders", family: .accessoryCircular, errands: day),
    ContactSheet(kind: "reminders", family: .accessoryRectangular, errands: day),
    ContactSheet(kind: "reminders", family: .accessoryInline, errands: day),
    ContactSheet(kind: "steps", family: .systemSmall, steps: week),
    ContactSheet(kind: "steps", family: .accessoryCircular, steps: week),
    ContactSheet(kind: "steps", family: .accessoryRectangular, steps: week),
    ContactSheet(kind: "steps", family: .accessoryInline, steps: week),
  ]

  private static let week = [8420, 5310, 10_870, 7640, 12_120, 9230, 7214]
  private static let day = ["장보기", "치과 예약", "위젯 문서 검토", "우편물 보내기"]

  var name: String {
    let variant = variant.map { "-\($0)" } ?? ""
    return
      "sheet-\(kind)-\(family)\(variant)\(language.text == Asset.koreanStrings.text ? "" : "-en")"
  }

  var testDescription: String { name }

  func canvas() async throws -> Canvas {
    let names = SheetLook.names
    var sheet = Canvas(size: .zero)
    for (row, (appearance, isKnown)) in Self.rows.enumerated() {
      for (column, name) in names.enumerated() {
        let tile = try await tile(in: SheetLook(name, appearance), isKnown: isKnown)
        let (width, height) = (tile.size.width + 1, tile.size.height + 2)
        if sheet.size.isEmpty {
          sheet = Canvas(
            size: Size(width: names.count * width - 1, height: Self.rows.count * height - 1))
        }
        let corner = Point(x: column * width, y: row * height)
        sheet.write("\(name) \(appearance)\(isKnown ? "" : " ...")", .plain, at: corner)
        sheet.draw(tile, at: corner + Point(x: 0, y: 1))
      }
    }
    return sheet
  }

  private static let rows: [(ColorScheme, Bool)] = [
    (.dark, true), (.dark, false), (.light, true), (.light, false),
  ]

  /// The widget on its tile, with a cell of the wallpaper around it.
  func tile(
    in look: SheetLook, depth: ColorDepth = .direct, isKnown: Bool = true
  ) async throws -> Canvas {
    let device = try #require(DeviceTable(parsing: Asset.devices.text)["430x932"])
    let size = device.cells(of: family)
    let frame = Rect(x: 1, y: 1, width: size.width, height: size.height)
    let presentation = try presentation(in: look, depth: depth)
    let content = try await content(isKnown: isKnown, by: presentation, on: device)
    var canvas = Canvas(size: Size(width: size.width + 2, height: size.height + 2))
    let wallpaper = Node(
      archiving: presentation.shownWallpaper, in: presentation.environment)
    _ = TileContent(wallpaper).draw(on: &canvas, by: presentation, as: .wallpaper)
    var tile = Tile(
      .widget(Instance.ID(1)), content, in: frame,
      edge: TileEdge(glyphs: .sextant, depth: depth), family: family)
    if let picture = tile.repainted(over: canvas, by: presentation, now: nil) {
      canvas.draw(picture, at: frame.origin)
    }
    return canvas
  }

  private func content(
    isKnown: Bool, by presentation: Presentation, on device: Device
  ) async throws -> TileContent {
    let instance = Instance(
      id: Instance.ID(1), kind: kind, family: family, configuration: configuration)
    let size = device.cells(of: family)
    var home = Home(
      size: Size(width: size.width + 4, height: size.height + 8), device: device,
      presentation: presentation, kinds: WidgetKind.all(in: GalleryBundle()).kinds,
      instances: [instance], at: Self.date)
    for case .ask(let question) in home.advance(to: Self.date) where isKnown {
      let reel = try await withStore { settings in
        try await question.kind.timeline(
          for: configuration.merging(settings) { $1 }, in: question.context)
      }
      _ = home.handle(.answered(Answer(to: question.request, .reel(reel))), at: Self.date)
    }
    let place = try #require(home.plan.board.places.first)
    try #require(place.tile.size == size)
    return home.archived(instance, in: place, at: Self.date)
  }

  /// What providers read, with what is to be found there.
  private func withStore<Result>(
    _ body: ([String: IntentValue]) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sheet-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = Store(in: folder.path())
    for hours in cups {
      try CaffeineBook(in: store).log(
        "caffeine.drink.espresso", milligrams: 95, at: Self.date - hours * 3600)
    }
    try add(errands, to: store)
    if kind == DDayBook.kind { try addDays(to: store) }
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: store)
    if let weather { dependencies.add(dependency: weather) }
    let now = Now(date: Self.date, zone: try Zone(named: "Asia/Seoul"))
    dependencies.add(dependency: now)
    let settings = try writeSteps(in: folder)
    return try await Dependencies.$current.withValue(dependencies) { try await body(settings) }
  }

  private var weather: WeatherBureau? {
    bulletin.map { bulletin in
      WeatherBureau(WeatherSettings(), share: { 0 }) { _ in .news(bulletin) }
    }
  }

  /// What is to be set so that they are found.
  private func writeSteps(in folder: URL) throws -> [String: IntentValue] {
    guard !steps.isEmpty else { return [:] }
    let file = folder.appending(path: "steps.csv")
    let lines = steps.enumerated().map { "2026-11-\(22 - steps.count + $0.offset),\($0.element)" }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    return ["file": .text(file.path())]
  }

  private func add(_ errands: [String], to store: Store) throws {
    guard !errands.isEmpty else { return }
    try store.change { change in
      let list = try change.addReminderList(named: "오늘")
      let reminders = try errands.enumerated().map { number, errand in
        try change.addReminder(
          errand, to: list.id, due: number == 1 ? Self.date - 20 * 3600 : nil)
      }
      try change.setDone(reminders[0].id, at: Self.date)
    }
  }

  private func presentation(in look: SheetLook, depth: ColorDepth) throws -> Presentation {
    let strings = try StringTable(language.text).entries
    let dates = DateWriter(
      wording: try Wording(table: strings), zone: try Zone(named: "Asia/Seoul"),
      hourCycle: .twentyFour)
    return Presentation(
      surroundings: Surroundings(
        date: Self.date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text),
        glyphs: .sextant),
      look: Look(
        appearance: look.appearance, depth: depth,
        names: try NamedColors(parsing: Asset.colors.text)),
      preferences: look.preferences, strings: strings)
  }

  /// Saturday, 21 November 2026, 9:41 in Seoul.
  static let date = Date(timeIntervalSince1970: 1_795_221_660)
}
