import Almanac
import DDays
import FoundationEssentials
import Pages
import Timelines
import Views
import WidgetIntents

/// A link to the public holidays of a year: `widgetty://dday/holidays`, those of this year and the
/// user's region, or `widgetty://dday/holidays/us/2027`.
struct HolidaysLink: Hashable {
  /// The region and the year; nil for the usual ones.
  let choice: HolidayChoice?

  init(to choice: HolidayChoice? = nil) {
    self.choice = choice
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let parts = text.dropFirst(Self.place.count).split(
      separator: "/", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("", 1): choice = nil
    case ("", 3):
      guard let region = HolidayRegion(rawValue: String(parts[1])), let year = Int(parts[2]),
        HolidayChoice.years.contains(year)
      else { return nil }
      choice = HolidayChoice(region: region, year: year)
    default: return nil
    }
  }

  var url: URL? {
    URL(string: Self.place + (choice.map { "/\($0.region.rawValue)/\($0.year)" } ?? ""))
  }

  private static let place = "widgetty://dday/holidays"
}

/// Whose public holidays are shown, and of which year.
struct HolidayChoice: Hashable {
  let region: HolidayRegion
  let year: Int

  static let years = 1...9999

  /// The choice of another year; nil beyond the calendar.
  func turned(by years: Int) -> HolidayChoice? {
    let year = year + years
    return Self.years.contains(year) ? HolidayChoice(region: region, year: year) : nil
  }
}

/// Makes the page of the public holidays of a year.
struct HolidaysPageMaker: PageMaker {
  @Dependency private var now: Now
  @Dependency private var language: Language

  func link(of url: URL) -> HolidaysLink? { HolidaysLink(url) }

  func page(behind link: HolidaysLink) throws -> any Page {
    let today = now.zone.civil(at: now.date).day
    let usual = HolidayChoice(region: HolidayRegion(of: language, in: now.zone), year: today.year)
    return HolidaysPage(
      link.choice ?? usual, on: today, renewal: now.zone.end(of: .day, at: now.date))
  }
}

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

/// The public holidays of a year, below their year and the regions to choose from.
struct HolidaysView: View {
  let page: HolidaysPage
  let room: PageRoom

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading.padding(.bottom, 17)
      ListView(page.list, columns: room.holidayColumns, rows: room.holidayRows) { _, _ in
        EmptyView()
      } row: { id, isFocused in
        if let holiday = page.holidays[id] { row(holiday, isFocused) }
      }
      told.frame(height: .rows(2), alignment: .bottomLeading)
    }
    .lineLimit(1)
    .frame(width: .columns(room.holidayColumns), alignment: .leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  /// The fewest columns in which a count leaves enough room for the name.
  private static let leastForCount = 50

  private var heading: some View {
    HStack(spacing: 16) {
      HStack(spacing: 0) {
        Pressable(.press(HolidaysPage.earlierButton)) {
          Image(systemName: "chevron.left").padding(.horizontal, 8)
        }
        Text("dday.page.year \(String(page.choice.year))").bold()
        Pressable(.press(HolidaysPage.laterButton)) {
          Image(systemName: "chevron.right").padding(.horizontal, 8)
        }
      }
      .fixedSize()
      Spacer(minLength: 0)
      ForEach(Array(HolidayRegion.allCases.enumerated()), id: \.offset) { index, region in
        Pressable(.press(index + 1)) {
          HStack(spacing: 8) {
            Text(verbatim: "\(index + 1)").bold()
            region.text
          }
          .padding(.horizontal, 8)
          .background(Color.primary.opacity(region == page.choice.region ? 0.22 : 0.08))
        }
      }
    }
  }

  private func row(_ holiday: HolidayDay, _ isFocused: Bool) -> some View {
    HStack(spacing: 16) {
      holiday.day.text(.brief).foregroundStyle(.secondary)
        .frame(width: .columns(12), alignment: .trailing)
      isFocused ? holiday.text.bold() : holiday.text
      Spacer(minLength: 0)
      if room.holidayColumns >= Self.leastForCount {
        Text(verbatim: DayCount(from: page.today, to: holiday.day).symbol ?? "")
          .bold()
          .foregroundStyle(holiday.day < page.today ? .secondary : Color.red)
          .fixedSize()
      }
    }
    .padding(.trailing, 8)
  }

  /// What was done, what isn't known, or the law behind the focused day.
  @ViewBuilder private var told: some View {
    if page.added != nil, page.added == page.list.item {
      Text("dday.page.added").foregroundStyle(.green)
    } else if page.choice.year < page.choice.region.firstYear {
      Text("dday.holidays.early \(String(page.choice.region.firstYear))")
        .foregroundStyle(.secondary)
    } else if let holiday = page.holiday {
      Text(LocalizedStringKey(holiday.sourceKey)).foregroundStyle(.secondary).lineLimit(2)
    } else {
      Text(verbatim: "")
    }
  }
}

extension HolidayRegion {
  var text: Text {
    let key = "dday.region.\(rawValue)"
    return Text(LocalizedStringKey(key))
  }
}

extension HolidayDay {
  fileprivate var text: Text {
    let key = "holiday.\(name)"
    let name = Text(LocalizedStringKey(key))
    return switch part {
    case .feast, .election: name
    case .dayOff: Text("holiday.off \(name)")
    case .substitute: Text("holiday.substitute \(name)")
    }
  }
}

/// A public holiday that is counted to while there are no D-Days, and may become one.
struct HolidayOffer: Hashable {
  let holiday: HolidayDay
  let occasion: Occasion

  private static let most = 8

  /// The next holidays from a day on; of several days of one name, the first.
  static func next(
    from today: CivilDay, in years: inout HolidayYears, named name: (String) -> String
  ) -> [HolidayOffer] {
    var names: Set<String> = []
    return (years.days(in: today.year) + years.days(in: today.year + 1))
      .filter { today <= $0.day && names.insert($0.name).inserted }
      .prefix(most)
      .map { holiday in
        HolidayOffer(
          holiday: holiday,
          occasion: Occasion(uid: "", title: name("holiday.\(holiday.name)"), rule: holiday.rule))
      }
  }
}

extension HolidayRegion {
  /// The region whose holidays matter to who uses a language, in the time zone of the system.
  init(of language: Language, in zone: Zone) {
    self = language == .korean || Self.koreanZones.contains(zone.name) ? .korea : .america
  }

  private static let koreanZones: Set = ["Asia/Seoul", "ROK"]
}

/// The holidays of a region in the years that have been asked for, each worked out once.
struct HolidayYears {
  private let region: HolidayRegion
  private var known: [Int: [HolidayDay]] = [:]

  init(of region: HolidayRegion) {
    self.region = region
  }

  mutating func days(in year: Int) -> [HolidayDay] {
    let days = known[year] ?? HolidayDay.all(in: year, of: region)
    known[year] = days
    return days
  }
}
