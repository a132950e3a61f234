import Almanac
import Diary
import FoundationEssentials
import Pages
import Store
import Views
import WidgetIntents

/// The drinks of the last four weeks, by day.
struct CaffeineDiary: Hashable {
  let settings: CaffeineSettings
  let bar: DrinkBar
  let today: CivilDay
  let zone: Zone
  private let drinks: [Drink]
  private let intakes: [Intake]
  private let cups: [CivilDay: [Drink]]

  static let days = 28

  /// The first day to read: caffeine of the day before the first one shown still counts.
  static func start(before today: CivilDay) -> CivilDay { today.advanced(by: -days - 3) }

  init(_ drinks: [Drink], _ settings: CaffeineSettings, at date: Date, in zone: Zone) {
    (self.drinks, self.settings, self.zone) = (drinks, settings, zone)
    bar = DrinkBar(logged: drinks)
    today = zone.civil(at: date).day
    intakes = drinks.map(Intake.init)
    cups = Dictionary(grouping: drinks) { zone.civil(at: $0.date).day }
  }

  /// The drinks of a day, earliest first.
  func cups(on day: CivilDay) -> [Drink] { cups[day] ?? [] }

  func cup(_ id: String) -> Drink? { drinks.first { $0.id.description == id } }

  func total(on day: CivilDay) -> Double {
    cups(on: day).reduce(0) { $0 + Intake($1).milligrams }
  }

  /// The days of the four weeks, today last.
  var weeks: [CivilDay] { (1 - Self.days...0).map { today.advanced(by: $0) } }

  /// The milligrams of an average day, from the first day with a drink on; nil without drinks.
  var average: Double? {
    guard let first = weeks.firstIndex(where: { !cups(on: $0).isEmpty }) else { return nil }
    let days = weeks[first...]
    return days.reduce(0) { $0 + total(on: $1) } / Double(days.count)
  }

  func state(at date: Date) -> CaffeineDay {
    CaffeineDay(intakes, settings: settings, at: date, in: zone)
  }

  /// The date from which the level allows sleep after one more drink now; nil if it still does.
  func sleepDate(after drink: OfferedDrink, at date: Date) -> Date? {
    let intakes = intakes + [Intake(drink.milligrams, at: date)]
    let end = settings.metabolism.end(of: intakes, above: settings.sleepLevel)
    return end.flatMap { $0 > date ? $0 : nil }
  }
}

extension CaffeineDiary {
  func start(of day: CivilDay) -> Date { zone.startOfDay(day) }

  func end(of day: CivilDay) -> Date { zone.startOfDay(day.advanced(by: 1)) }

  var midnight: Date { end(of: today) }

  /// The hour of a date on the user's clocks.
  func hour(of date: Date) -> Int { zone.civil(at: date).time.hour }
}

/// A card with the cups of a day, a line for the user's own drinks and, on all but narrow screens,
/// the drinks to log.
struct CupsCard: View {
  let scene: CaffeineScene
  let plan: CaffeinePlan

  var body: some View {
    PageCard(Text("caffeine.page.cups \(scene.dayText)"), in: plan.cupsRoom) {
      HStack(spacing: 16) {
        if !plan.hasWeeks { DayTurner(daysAgo: scene.page.daysAgo) }
        Text("caffeine.amount \(String(CaffeineDay.whole(total)))").foregroundStyle(.secondary)
      }
    } content: {
      VStack(alignment: .leading, spacing: 0) {
        CupList(scene: scene, columns: plan.cupsRoom.innerColumns, rows: plan.cupRows)
          .padding(.top, plan.form == .wide ? 17 : 0)
        if plan.hasDrinksBesideCups {
          Divider()
          Text("caffeine.page.another").bold().padding(.bottom, plan.hasDrinkGaps ? 17 : 0)
          DrinkGrid(
            bar: scene.diary.bar, across: plan.drinksAcross, columns: plan.cupsRoom.innerColumns,
            hasGaps: plan.hasDrinkGaps)
        }
        if plan.form == .wide { Color.clear.frame(width: 8, height: 17) }
        OwnDrinkLine(scene: scene, columns: plan.cupsRoom.innerColumns)
      }
    }
  }

  private var total: Double { scene.diary.total(on: scene.page.day) }
}

/// Buttons for the day before and the day after, where no chart has all days to press.
private struct DayTurner: View {
  let daysAgo: Int

  var body: some View {
    HStack(spacing: 16) {
      button("<", to: daysAgo + 1)
      button(">", to: daysAgo - 1)
    }
  }

  @ViewBuilder private func button(_ sign: String, to daysAgo: Int) -> some View {
    let bar = CaffeineDiary.days - 1 - daysAgo
    if 0..<CaffeineDiary.days ~= bar, let url = ChartLink(to: bar, of: WeeksCard.name).url {
      Link(destination: url) { Text(verbatim: sign).bold() }
    } else {
      Text(verbatim: sign).foregroundStyle(.secondary)
    }
  }
}

/// The cups of a day, or an invitation to the first.
struct CupList: View {
  let scene: CaffeineScene
  let columns: Int
  let rows: Int

  var body: some View {
    if scene.page.list.item == nil {
      ViewThatFits(in: .horizontal) {
        Text(scene.isToday ? "caffeine.page.first" : "caffeine.page.none")
        Text(scene.isToday ? "caffeine.empty" : "caffeine.page.none")
      }
      .foregroundStyle(.secondary)
      .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
    } else {
      ListView(scene.page.list, columns: columns, rows: rows) { _, _ in
        EmptyView()
      } row: { id, isFocused in
        if let cup = scene.diary.cup(id) { row(cup, isFocused) }
      }
    }
  }

  private func row(_ cup: Drink, _ isFocused: Bool) -> some View {
    HStack(spacing: 8) {
      Text(cup.date, style: .time).foregroundStyle(.secondary)
        .frame(width: .columns(8), alignment: .leading)
      if isFocused { cup.title.bold() } else { cup.title }
      Spacer(minLength: 8)
      Text("caffeine.amount \(String(CaffeineDay.whole(cup.milligrams)))").bold()
    }
    .padding(.trailing, 8)
  }
}

/// The line in which the user's own drinks are entered.
struct OwnDrinkLine: View {
  let scene: CaffeineScene
  let columns: Int

  var body: some View {
    LineView(
      scene.page.list, .entry, prompt: "caffeine.page.entry", columns: columns - noteColumns
    )
    .overlay(alignment: .trailing) {
      if noteColumns > 0 {
        Text("caffeine.page.entry.wrong").foregroundStyle(Color("CoffeeLimit"))
          .frame(width: .columns(noteColumns), alignment: .trailing)
          .offset(x: .columns(noteColumns))
      }
    }
  }

  private var noteColumns: Int { scene.page.isEntryWrong ? min(14, columns / 2) : 0 }
}

/// A card with the totals of the last four weeks, the day that is shown lit; pressing a bar shows
/// its day.
struct WeeksCard: View {
  let scene: CaffeineScene
  let room: CardRoom

  static let name = "caffeine"

  var body: some View {
    PageCard(Text("caffeine.page.weeks"), in: room) {
      if let average = scene.diary.average {
        Text("caffeine.page.average \(String(CaffeineDay.whole(average)))")
          .foregroundStyle(.secondary)
      }
    } content: {
      BarChartView(
        chart, named: Self.name, columns: room.innerColumns, rows: room.innerRows,
        color: Color("CoffeeAccent").opacity(0.5), lit: Color("CoffeeAccent"))
    }
  }

  private var chart: BarChart {
    let diary = scene.diary
    let limit = diary.settings.limit
    return BarChart(
      diary.weeks.enumerated().map { index, day in
        BarChart.Bar(diary.total(on: day), label: label(of: day, at: index))
      },
      lit: CaffeineDiary.days - 1 - scene.page.daysAgo, goal: limit,
      goalLabel: Text(verbatim: String(CaffeineDay.whole(limit))), labelColumns: 7)
  }

  /// A day of each week is named, and the one that is shown.
  private func label(of day: CivilDay, at index: Int) -> Text? {
    if day == scene.page.day { return scene.dayText }
    guard index % 7 == 3 else { return nil }
    return Text(scene.diary.start(of: day), format: .monthAndDay)
  }
}
