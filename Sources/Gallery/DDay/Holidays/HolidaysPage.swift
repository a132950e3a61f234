import Almanac
import DDays
import FoundationEssentials
import Pages
import Views
import WidgetIntents

/// The public holidays of a year, each with the law that makes it one and one key to count it.
struct HolidaysPage: Page {
  /// The numbers of the buttons that turn to the year before and after; no key has them.
  static let earlierButton = 11
  static let laterButton = 12

  private(set) var choice: HolidayChoice
  private(set) var today: CivilDay
  private(set) var holidays: [ItemList.ID: HolidayDay] = [:]
  private(set) var list = ItemList()
  private(set) var renewal: Date?
  /// The holiday that was made a D-Day last; nil if none was, or that was undone.
  private(set) var added: ItemList.ID?

  init(_ choice: HolidayChoice, on today: CivilDay, renewal: Date? = nil) {
    (self.choice, self.today, self.renewal) = (choice, today, renewal)
    let all = HolidayDay.all(in: choice.year, of: choice.region).map { ($0.id, $0) }
    holidays = Dictionary(all) { first, _ in first }
    list.show([ItemList.Section("holidays", all.map(\.0), hasHeading: false)])
    if let next = all.first(where: { $0.1.day >= today }) { list.select(next.0) }
  }

  var title: LocalizedStringResource { "dday.holidays" }

  var isChanged: Bool { false }

  var place: KeyScope { list.place }

  /// The holiday with the focus; nil if there is none.
  var holiday: HolidayDay? { list.item.flatMap { holidays[$0] } }

  func offers(_ command: KeyCommand) -> Bool {
    switch command {
    case .act, .open: holiday != nil
    case .move, .press, .undo, .redo, .leave, .quit, .first, .last, .turnPage: true
    default: false
    }
  }

  func name(of command: KeyCommand) -> String? {
    switch command {
    case .act, .open: "dday.page.add"
    case .move(.left): "dday.holidays.year"
    case .press: "dday.holidays.region"
    default: nil
    }
  }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    guard event != .command(.find), event != .command(.step(1)) else { return nil }
    let request = list.handle(
      event, rows: room.holidayRows, columns: room.holidayColumns, density: room.density)
    switch request {
    case .open(let id), .act(let id):
      guard let holiday = holidays[id] else { return nil }
      added = id
      return .run(KeepHolidayIntent(holiday))
    case .undo:
      added = nil
      return .run(UndoDaysIntent())
    case .redo: return .run(RedoDaysIntent())
    case .turn(let years): return open(choice.turned(by: years))
    case .press(Self.earlierButton): return open(choice.turned(by: -1))
    case .press(Self.laterButton): return open(choice.turned(by: 1))
    case .press(let number):
      let regions = HolidayRegion.allCases
      guard regions.indices.contains(number - 1) else { return nil }
      return open(HolidayChoice(region: regions[number - 1], year: choice.year))
    default: return nil
    }
  }

  private func open(_ other: HolidayChoice?) -> PageEffect? {
    other.flatMap { $0 == choice ? nil : HolidaysLink(to: $0).url }.map { .open($0) }
  }

  /// Takes over the holidays of another year or region, or another day.
  mutating func follow(_ newer: HolidaysPage) {
    (today, renewal, holidays) = (newer.today, newer.renewal, newer.holidays)
    guard newer.choice != choice else { return }
    (choice, list, added) = (newer.choice, newer.list, nil)
  }

  func body(in room: PageRoom) -> some View { HolidaysView(page: self, room: room) }
}

extension HolidayDay {
  /// The identity among the holidays of a region.
  fileprivate var id: ItemList.ID { "\(day) \(name)" }
}

extension PageRoom {
  var holidayColumns: Int { min(100, columns) }

  var holidayRows: Int { max(1, rows - 4) }
}
