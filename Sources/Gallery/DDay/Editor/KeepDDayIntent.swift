import Almanac
import DDays
import Store
import Timelines
import WidgetIntents

/// Saves a new D-Day, or changes to a stored one.
struct KeepDDayIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.keep"

  /// Nil for a new one.
  @Parameter(title: "dday.configuration.day")
  var number: Int?

  @Parameter(title: "dday.editor.title")
  var title: String?

  /// The date in the user's words.
  @Parameter(title: "dday.editor.date")
  var date: String?

  /// The number of the day to which the words are relative; nil for today.
  @Parameter(title: "dday.editor.today")
  var today: Int?

  /// The order of numbers in the words.
  @Parameter(title: "dday.editor.date")
  var dateOrder: String?

  @Parameter(title: "dday.editor.lunar", default: false)
  var isLunar: Bool

  @Parameter(title: "dday.editor.repeat")
  var recurrence: String?

  @Parameter(title: "dday.editor.missing")
  var missingDay: String?

  /// The last possible day in the user's words; empty if it never ends.
  @Parameter(title: "dday.editor.until", default: "")
  var until: String

  @Parameter(title: "dday.editor.inclusive")
  var isInclusive: Bool?

  @Parameter(title: "dday.editor.pin")
  var isPinned: Bool?

  @Parameter(title: "dday.editor.group")
  var group: String?

  @Parameter(title: "dday.editor.note")
  var note: String?

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  func perform() async throws -> some IntentResult {
    let today = now.zone.civil(at: now.date).day
    let book = DDayBook(in: store)
    if let number {
      var before: Occasion?
      let dday = try book.edit(DDay.ID(number)) { occasion in
        before = occasion
        try apply(to: &occasion, on: today)
      }
      if let before { history.note(.edit(dday.id, from: before, to: dday.occasion)) }
    } else {
      var occasion = Occasion(title: "", rule: DayRule(start: today))
      try apply(to: &occasion, on: today)
      history.note(.restoration([try book.add(occasion).id]))
    }
    return .result()
  }

  /// Applies the changes; nil values leave the occasion as it is.
  private func apply(to occasion: inout Occasion, on today: CivilDay) throws {
    if let date {
      let draft = RuleDraft(
        words: date, isLunar: isLunar,
        recurrence: recurrence.flatMap(Recurrence.init) ?? .never,
        missingDay: missingDay.flatMap(MissingDay.init) ?? occasion.rule.missingDay,
        until: until, order: dateOrder.flatMap(DateOrder.init) ?? .dayFirst, zone: now.zone)
      let today = self.today.map { CivilDay(number: $0) } ?? today
      occasion.rule = try draft.rule(on: today).keeping(occasion.rule)
    }
    occasion.title = title?.onOneLine ?? occasion.title
    occasion.group = group?.onOneLine ?? occasion.group
    occasion.note = note ?? occasion.note
    occasion.isInclusive = isInclusive ?? occasion.isInclusive
    occasion.isPinned = isPinned ?? occasion.isPinned
  }
}
