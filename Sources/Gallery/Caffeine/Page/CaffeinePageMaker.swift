import Almanac
import Diary
import FoundationEssentials
import Pages
import Store
import Timelines
import Views
import WidgetIntents

/// Makes the caffeine page and its settings.
struct CaffeinePageMaker: PageMaker {
  @Dependency private var store: Store
  @Dependency private var now: Now

  func link(of url: URL) -> CaffeineLink? { CaffeineLink(url) }

  func page(behind link: CaffeineLink) throws -> any Page {
    switch link {
    case .day: CaffeinePage(try diary)
    case .settings: CaffeineSettingsPage(intent)
    }
  }

  private var diary: CaffeineDiary {
    get throws {
      let start = CaffeineDiary.start(before: now.zone.civil(at: now.date).day)
      let (drinks, _) = try CaffeineBook(in: store).drinks(since: now.zone.startOfDay(start))
      return CaffeineDiary(drinks, CaffeineSettings(intent), at: now.date, in: now.zone)
    }
  }

  /// The settings of the first caffeine widget; the usual ones if there is none.
  private var intent: CaffeineIntent {
    let widgets = WidgetCenterLink.current?.configurations ?? []
    return widgets.lazy.filter { $0.kind == CaffeineBook.kind }
      .compactMap { $0.widgetConfigurationIntent() }.first ?? CaffeineIntent()
  }
}

/// A form for the user's sensitivity to caffeine.
struct CaffeineSettingsPage: Page {
  enum Question: String, SettingsQuestion {
    case limit, sleep
    case halfLife = "half-life"

    static let labels = "caffeine.settings"

    var range: ClosedRange<Double> {
      switch self {
      case .limit: 1...5000
      case .sleep: 1...1000
      case .halfLife: 0.5...24
      }
    }
  }

  private(set) var settings: SettingsForm<Question>

  init(_ intent: CaffeineIntent) {
    settings = SettingsForm { question in
      let number =
        switch question {
        case .limit: intent.limit
        case .sleep: intent.sleep
        case .halfLife: intent.halfLife
        }
      return .text(TextEntry(number.typed, limit: 8))
    }
    explain()
  }

  var title: LocalizedStringResource { "caffeine.settings" }

  var isChanged: Bool { settings.isChanged }

  var place: KeyScope { settings.form.place }

  func offers(_ command: KeyCommand) -> Bool { command != .beginAnother }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    let request = settings.handle(event, in: room)
    explain()
    return switch request {
    case .save: save()
    case .cancel: .close
    case .press, nil: nil
    }
  }

  private mutating func save() -> PageEffect? {
    if let wrong = Question.allCases.first(where: { answer($0) == nil }) { settings.focus(wrong) }
    guard let limit = answer(.limit), let sleep = answer(.sleep), let halfLife = answer(.halfLife)
    else { return nil }
    return .perform(KeepCaffeineIntent(limit: limit, sleep: sleep, halfLife: halfLife))
  }

  /// A number in its range; nil if something else was typed.
  private func answer(_ question: Question) -> Double? {
    Double(settings.text(of: question).filter { !$0.isWhitespace })
      .flatMap { question.range.contains($0) ? $0 : nil }
  }

  private mutating func explain() {
    for question in Question.allCases {
      let range = question.range
      let note: Field.Note =
        answer(question) != nil
        ? .remark(LocalizedStringResource("caffeine.settings.\(question.rawValue).note" as String))
        : .fault("form.range \(range.lowerBound.typed) \(range.upperBound.typed)")
      settings.change(question) { $0.note = note }
    }
  }

  func body(in room: PageRoom) -> some View { SettingsFormView(form: settings.form, room: room) }
}

extension Double {
  /// The number as people type it, without a fraction if it has none.
  fileprivate var typed: String {
    Int(exactly: self).map { String($0) } ?? String(self)
  }
}

/// Changes the user's sensitivity to caffeine in all caffeine widgets.
struct KeepCaffeineIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.settings"

  @Parameter(title: "caffeine.configuration.limit")
  var limit: Double

  @Parameter(title: "caffeine.configuration.sleep")
  var sleep: Double

  @Parameter(title: "caffeine.configuration.half-life")
  var halfLife: Double

  @Dependency private var home: HomeScreen

  init() {}

  init(limit: Double, sleep: Double, halfLife: Double) {
    self.limit = limit
    self.sleep = sleep
    self.halfLife = halfLife
  }

  func perform() async throws -> some IntentResult {
    try home.set(
      .all(ofKind: CaffeineBook.kind),
      ["limit": .number(limit), "sleep": .number(sleep), "halfLife": .number(halfLife)])
    return .result()
  }
}

/// The target of a link to caffeine.
enum CaffeineLink: String {
  case day = "widgetty://caffeine"
  case settings = "widgetty://caffeine/settings"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) { self.init(rawValue: url.absoluteString) }

  var url: URL? { URL(string: rawValue) }
}
