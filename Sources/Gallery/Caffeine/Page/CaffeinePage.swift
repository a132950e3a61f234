import Almanac
import Diary
import FoundationEssentials
import Pages
import Store
import System
import Timelines
import Views
import WidgetIntents

/// The cups of a day, the drinks to log, the level over the day and the last four weeks.
struct CaffeinePage: Page {
  private(set) var diary: CaffeineDiary
  private(set) var list = ItemList(entryLimit: Bound.drink.greatest)
  /// The days before today of the day that is shown.
  private(set) var daysAgo = 0
  /// Whether what was entered describes no drink.
  private(set) var isEntryWrong = false

  init(_ diary: CaffeineDiary) {
    self.diary = diary
    showCups()
  }

  var title: LocalizedStringResource { "widget.caffeine" }

  var isChanged: Bool { false }

  var place: KeyScope { list.place }

  var takesLeaving: Bool { list.takesLeaving }

  var day: CivilDay { diary.today.advanced(by: -daysAgo) }

  func offers(_ command: KeyCommand) -> Bool {
    switch command {
    case .act, .remove: list.item != nil
    case .move(.up), .move(.down): false
    case .step, .press, .undo, .redo, .configure, .move, .leave, .quit: true
    default: list.focus != .rows
    }
  }

  func name(of command: KeyCommand) -> String? {
    switch command {
    case .press: "caffeine.page.drink"
    case .act: "caffeine.page.again"
    case .move(.left): "caffeine.page.day"
    case .step where list.focus == .rows: "caffeine.page.own"
    case .open where list.focus != .rows: "caffeine.page.drink"
    default: nil
    }
  }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    if case .link(let url) = event, let link = ChartLink(url) {
      turn(to: CaffeineDiary.days - 1 - link.bar)
      return nil
    }
    guard event != .command(.find), !refuses(event) else { return nil }
    let plan = CaffeinePlan(room)
    let request = list.handle(
      event, rows: plan.cupRows, columns: plan.entryColumns, density: room.density)
    return answer(request, in: room)
  }

  private mutating func answer(_ request: ListRequest?, in room: PageRoom) -> PageEffect? {
    switch request {
    case .act(let id): return diary.cup(id).map { log(OfferedDrink($0)) }
    case .remove(let id):
      return diary.cup(id).map { .run(RemoveCupIntent($0.id)) }
    case .press(let digit): return diary.bar[digit].map { log($0) }
    case .enter(let text, _): return WrittenDrink(text).map { log($0, in: room) }
    case .undo: return .run(RevertCupIntent(isRedo: false))
    case .redo: return .run(RevertCupIntent(isRedo: true))
    case .configure: return CaffeineLink.settings.url.map { .enter($0) }
    case .turn(let count): turn(to: daysAgo - count)
    // A click on the cup with the focus drinks no other.
    case .open, .search, .shift, .beginAnother, .reload, nil: break
    }
    return nil
  }

  /// Whether the event would enter something that describes no drink; it then stays in its line.
  private mutating func refuses(_ event: PageEvent) -> Bool {
    let entered = list.focus == .entry ? list.entry?.text ?? "" : ""
    let isEnd = event == .command(.open) || event == .command(.save)
    isEntryWrong =
      isEnd && !entered.allSatisfy(\.isWhitespace) && WrittenDrink(entered) == nil
    return isEntryWrong
  }

  private mutating func log(_ drink: OfferedDrink) -> PageEffect {
    turn(to: 0)
    return .run(DrinkCupIntent(drink))
  }

  /// Logs what is written: at its time on the day that is shown, or now. The day of the cup is shown.
  private mutating func log(_ written: WrittenDrink, in room: PageRoom) -> PageEffect {
    guard var time = written.time else { return log(written.drink) }
    if daysAgo > 0, case .time? = DrinkTime(time) { time = "\(day) \(time)" }
    let date = DrinkTime(time)?.date(before: room.date, in: room.zone) ?? room.date
    turn(to: diary.today.number - room.zone.civil(at: date).day.number)
    return .run(DrinkCupIntent(written.drink, at: time))
  }

  private mutating func turn(to days: Int) {
    daysAgo = max(0, min(days, CaffeineDiary.days - 1))
    showCups()
  }

  private mutating func showCups() {
    let cups = diary.cups(on: day).map(\.id.description)
    list.show([ItemList.Section("cups", cups, hasHeading: false)])
  }

  /// Takes over newer data; a cup that is new has the focus.
  mutating func follow(_ newer: CaffeinePage) {
    let known = Set(diary.cups(on: day).map(\.id.description))
    diary = newer.diary
    let cups = diary.cups(on: day).map(\.id.description)
    showCups()
    let isEntering = list.focus == .entry && list.entry?.text.isEmpty == false
    if !isEntering, let cup = cups.last(where: { !known.contains($0) }) { list.select(cup) }
  }

  /// Another day begins at midnight.
  var renewal: Date? { diary.midnight }

  /// The level falls from minute to minute.
  func end(in room: PageRoom) -> Date? { room.zone.end(of: .minute, at: room.date) }

  func body(in room: PageRoom) -> some View {
    CaffeinePageView(scene: CaffeineScene(self, at: room.date), plan: CaffeinePlan(room))
  }

  func ground(in room: PageRoom) -> some View {
    LinearGradient(
      colors: [Color("CoffeePageTop"), Color("CoffeePageBottom")], startPoint: .top,
      endPoint: .bottom)
  }
}

extension OfferedDrink {
  fileprivate init(_ drink: Drink) {
    self.init(name: drink.name, milligrams: drink.milligrams)
  }
}

/// The page on a low or narrow screen: the level in words, the cups and a line for another.
struct CaffeineLowPage: View {
  let scene: CaffeineScene
  let plan: CaffeinePlan

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CaffeineLines(scene: scene, count: 2)
      CupList(scene: scene, columns: plan.columns, rows: plan.cupRows)
      OwnDrinkLine(scene: scene, columns: plan.columns)
      DrinkStrip(bar: scene.diary.bar, columns: plan.columns)
    }
  }
}

/// The level, the total and the time to sleep in words, on a number of lines.
struct CaffeineLines: View {
  let scene: CaffeineScene
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 16) {
          scene.now.levelText.bold()
          total
        }
        scene.now.levelText.bold()
        scene.now.totalText.bold()
      }
      if count > 1 {
        ViewThatFits(in: .horizontal) {
          scene.now.sleepText
          Text(verbatim: "")
        }
        .foregroundStyle(Color("CoffeeCalm"))
      }
    }
  }

  private var total: some View {
    Text("caffeine.page.total \(scene.now.totalText)").foregroundStyle(.secondary)
  }
}

/// The caffeine page, with a layout for each kind of screen.
struct CaffeinePageView: View {
  let scene: CaffeineScene
  let plan: CaffeinePlan

  var body: some View {
    content
      .lineLimit(1)
      .frame(width: .columns(plan.columns), height: .rows(plan.rows), alignment: .topLeading)
  }

  @ViewBuilder private var content: some View {
    switch plan.form {
    case .wide, .broad:
      HStack(alignment: .top, spacing: 16) {
        VStack(alignment: .leading, spacing: 17) {
          hero
          CupsCard(scene: scene, plan: plan)
        }
        if plan.hasWeeks {
          VStack(alignment: .leading, spacing: 17) {
            LevelCard(scene: scene, room: plan.levelRoom)
            WeeksCard(scene: scene, room: plan.weeksRoom)
          }
        } else {
          chart
        }
      }
    case .tall:
      VStack(alignment: .leading, spacing: 17) {
        hero
        CupsCard(scene: scene, plan: plan)
        chart
        drinks
      }
    case .low: CaffeineLowPage(scene: scene, plan: plan)
    case .least: CaffeineLines(scene: scene, count: plan.rows)
    }
  }

  private var hero: some View {
    LevelHero(
      scene: scene,
      room: CardRoom(columns: plan.leftColumns, rows: plan.heroRows, padding: plan.padding))
  }

  /// The level today; another day is seen among the four weeks.
  @ViewBuilder private var chart: some View {
    if scene.isToday {
      LevelCard(scene: scene, room: plan.levelRoom)
    } else {
      WeeksCard(scene: scene, room: plan.levelRoom)
    }
  }

  private var drinks: some View {
    PageCard(Text("caffeine.page.another"), in: plan.drinksRoom) {
      DrinkGrid(
        bar: scene.diary.bar, across: plan.drinksAcross, columns: plan.drinksRoom.innerColumns)
    }
  }
}

/// Logs a drink of the menu or the user's own; it can be undone.
struct DrinkCupIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.log"

  @Parameter(title: "caffeine.drink")
  var name: String

  @Parameter(title: "caffeine.configuration.milligrams")
  var milligrams: Double

  /// The time at which it was drunk, in words; nil for now.
  @Parameter(title: "caffeine.time")
  var time: String?

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DrinkStep>

  init() {}

  init(_ drink: OfferedDrink, at time: String? = nil) {
    self.time = time
    name = drink.name
    milligrams = drink.milligrams
  }

  func perform() async throws -> some IntentResult {
    let date = time.flatMap { DrinkTime($0) }?.date(before: now.date, in: now.zone) ?? now.date
    let drink = try CaffeineBook(in: store).log(name, milligrams: milligrams, at: date)
    history.note(.logged(drink))
    return .result()
  }
}

/// Removes a logged drink; it can be undone.
struct RemoveCupIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.remove"

  @Parameter(title: "caffeine.drink")
  var drink: Int

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<DrinkStep>

  init() {}

  init(_ drink: Drink.ID) {
    self.drink = drink.number
  }

  func perform() async throws -> some IntentResult {
    if let removed = try CaffeineBook(in: store).remove(Drink.ID(drink)) {
      history.note(.removed(removed))
    }
    return .result()
  }
}

/// Undoes the last change to the log of drinks, or redoes the one undone last.
struct RevertCupIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.revert"

  @Parameter(title: "caffeine.revert.again")
  var isRedo: Bool

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<DrinkStep>

  init() {}

  init(isRedo: Bool) {
    self.isRedo = isRedo
  }

  func perform() async throws -> some IntentResult {
    let book = CaffeineBook(in: store)
    func turn(_ step: DrinkStep) throws -> DrinkStep {
      if isRedo { try step.redo(in: book) } else { try step.undo(in: book) }
      return step
    }
    if isRedo { try history.redo(turn) } else { try history.undo(turn) }
    return .result()
  }
}
