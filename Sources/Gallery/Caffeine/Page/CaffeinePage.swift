import Almanac
import System
import Diary
import FoundationEssentials
import Pages
import Store
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
