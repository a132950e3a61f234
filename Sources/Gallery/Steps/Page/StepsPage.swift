import Almanac
import FoundationEssentials
import Pages
import Diary
import Views
import WidgetIntents

/// The steps of today, and those of a week, a month and a year.
struct StepsPage: Page {
  private(set) var years: StepYears
  /// The period whose place the keys change.
  private(set) var kind = StepPeriod.Kind.week
  /// How many periods before the current one each is.
  private var distances: [StepPeriod.Kind: Int] = [:]

  init(_ years: StepYears) {
    self.years = years
  }

  var title: LocalizedStringResource { "widget.steps" }

  var isChanged: Bool { false }

  var place: KeyScope { .list }

  func offers(_ command: KeyCommand) -> Bool {
    switch command {
    case .move, .configure, .reload, .leave, .quit: true
    default: false
    }
  }

  func name(of command: KeyCommand) -> String? {
    switch command {
    case .move(.left), .move(.right): "steps.page.turn.\(kind.rawValue)"
    case .move: "steps.page.kind"
    default: nil
    }
  }

  func period(_ kind: StepPeriod.Kind) -> StepPeriod? {
    StepPeriod(kind, before: distance(of: kind), on: years.today)
  }

  func distance(of kind: StepPeriod.Kind) -> Int { distances[kind] ?? 0 }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    switch event {
    case .command(.move(.left)): turn(by: 1)
    case .command(.move(.right)): turn(by: -1)
    case .command(.move(let direction)): step(by: direction == .down ? 1 : -1)
    case .command(.first): distances[kind] = nil
    case .command(.configure): return StepsLink.settings.url.map { .enter($0) }
    case .command(.reload): return .run(ReloadStepsIntent())
    case .link(let url):
      if let link = ChartLink(url), let kind = StepPeriod.Kind(rawValue: link.chart) {
        self.kind = kind
      } else if StepsLink(url) == .settings {
        return .enter(url)
      }
    default: break
    }
    return nil
  }

  private mutating func turn(by count: Int) {
    let next = distance(of: kind) + count
    guard next >= 0, StepPeriod(kind, before: next, on: years.today) != nil else { return }
    distances[kind] = next
  }

  private mutating func step(by count: Int) {
    let kinds = StepPeriod.Kind.allCases
    let index = (kinds.firstIndex(of: kind) ?? 0) + count
    kind = kinds[max(0, min(index, kinds.count - 1))]
  }

  /// Takes over newer data; keeps what the user looks at.
  mutating func follow(_ newer: StepsPage) { years = newer.years }

  /// Another day begins at midnight.
  var renewal: Date? { years.midnight }

  func body(in room: PageRoom) -> some View { StepsPageView(page: self, room: room) }

  func ground(in room: PageRoom) -> some View {
    LinearGradient(
      colors: [Color("StepPageTop"), Color("StepPageBottom")], startPoint: .top,
      endPoint: .bottom)
  }
}
