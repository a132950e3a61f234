import Almanac
import DDays
import Foundation
import Kit
import Pages
import Store
import Timelines
import WidgetIntents

@testable import Gallery
import System

/// A store with D-Days, the pages over it, and a Home Screen that notes what is put on it.
struct DaysWorld {
  let folder: TestFolder
  let store: Store
  let book: DDayBook
  let today: CivilDay
  private let gallery: Dependencies

  static let room = PageRoom(columns: 116, rows: 36, date: .distantPast, zone: .utc)

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    book = DDayBook(in: store)
    today = CivilDay(number: CivilDay(year: 2026, month: 11, day: 21)?.number ?? 0)
    gallery = GalleryBundle.dependencies(home: folder.path)
  }

  @discardableResult
  func add(
    _ title: String, in days: Int, group: String = "", isPinned: Bool = false,
    isInclusive: Bool = false, recurrence: Recurrence = .never
  ) throws -> DDay {
    try book.add(
      Occasion(
        title: title,
        rule: DayRule(start: today.advanced(by: days), recurrence: recurrence),
        isInclusive: isInclusive, group: group, isPinned: isPinned))
  }

  var dependencies: Dependencies {
    var dependencies = gallery
    dependencies.add(dependency: store)
    dependencies.add(dependency: Now(date: Zone.utc.startOfDay(today), zone: .utc))
    dependencies.add(dependency: DateOrder.yearFirst)
    dependencies.add(dependency: Language.korean)
    dependencies.add(
      dependency: LocalizedWords([
        "holiday.kr.christmas": "성탄절", "holiday.kr.seollal": "설날",
        "holiday.kr.newYear": "신정", "holiday.kr.march1st": "삼일절",
      ]))
    let file = URL(filePath: folder.file("placed"))
    dependencies.add(
      dependency: HomeScreen { request in
        guard case .add(let words) = request else { return }
        try Data(words.joined(separator: " ").utf8).write(to: file)
      })
    return dependencies
  }

  /// The words of the widget that was put on the Home Screen last.
  var placed: String? { try? String(contentsOfFile: folder.file("placed"), encoding: .utf8) }

  func page(at link: DaysLink = DaysLink()) throws -> DaysPage {
    try Dependencies.$current.withValue(dependencies) { try DaysPageMaker().days(behind: link) }
  }

  func importing(_ path: String) throws -> ImportPage {
    try Dependencies.$current.withValue(dependencies) {
      try ImportPageMaker().page(ImportLink.file(path))
    }
  }

  /// Performs the effect as the screen does, and gives the page the data that it has then.
  func perform(_ effect: PageEffect?, on page: inout DaysPage) async throws {
    let intent: (any AppIntent)? =
      switch effect {
      case .run(let intent), .perform(let intent): intent
      default: nil
      }
    if let intent {
      try await Dependencies.$current.withValue(dependencies) { _ = try await intent.perform() }
    }
    page.follow(try self.page())
  }
}

extension PageEffect {
  /// The page that it opens in front of this one.
  var entered: String? { if case .enter(let url) = self { url.absoluteString } else { nil } }
}
