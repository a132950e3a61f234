import Almanac
import DDays
import FoundationEssentials
import Pages
import Store
import Timelines
import Views
import WidgetIntents

/// The editor of a D-Day, new or stored, with a preview of its widgets.
struct DDayEditor: Page {
  private let id: DDay.ID?
  private let today: CivilDay
  private var original: DDayDraft
  /// The stored days; nil for a new D-Day.
  private var stored: DayRule?
  /// Whether the D-Day was deleted meanwhile; saving then creates a new one.
  private var isGone: Bool
  private(set) var form: Form
  private var terms: DraftTerms
  /// The button that was pressed once and would lose data, until it is pressed again; nil if there
  /// is none.
  private var asked: DDayQuestion?

  init(
    _ dday: DDay?, on today: CivilDay, order: DateOrder = .dayFirst, zone: Zone? = nil,
    isGone: Bool = false, groups: [String] = []
  ) {
    (id, self.today, self.isGone) = (dday?.id, today, isGone)
    stored = isGone ? nil : dday?.occasion.rule
    let draft = dday.map { DDayDraft($0.occasion) } ?? DDayDraft()
    form = Form(draft, isNew: dday == nil)
    terms = DraftTerms(choices: draft.rule.recurrence.choices, order: order, zone: zone)
    // Characters that can't be typed are dropped, which isn't a change by the user.
    original = DDayDraft(form, terms)
    form.offer(groups)
    form.explain(on: today, terms)
    tellIfGone()
  }

  var title: LocalizedStringResource {
    isGone ? "dday.editor.gone" : id == nil ? "dday.editor.new" : "dday.editor.edit"
  }

  var isChanged: Bool { draft != original }

  var place: KeyScope { form.place }

  func offers(_ command: KeyCommand) -> Bool { command != .beginAnother || id != nil }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    let wasLunar = draft.rule.isLunar
    let request =
      event == .command(.beginAnother)
      ? .press(DDayQuestion.another.id)
      : form.handle(event, columns: room.formColumns, rows: room.formRows)
    form.followLunar(wasLunar, on: today, terms)
    form.explain(on: today, terms)
    switch request {
    case .press(DDayQuestion.remove.id): return remove()
    case .press(DDayQuestion.another.id): return beginAnother()
    case .press(DDayQuestion.days.id): return turn(to: DaysLink(to: id).url, by: .days)
    default: ask(nil)
    }
    return switch request {
    case .save, .press(DDayQuestion.save.id): save()
    case .press(DDayQuestion.cancel.id): .close
    default: nil
    }
  }

  /// Takes over a newer version of the same D-Day, or switches to another one.
  mutating func follow(_ newer: DDayEditor) {
    guard newer.id == id else { return self = newer }
    form.take(draft.moved(from: original, to: newer.original))
    (original, isGone, terms) = (newer.original, newer.isGone, newer.terms)
    stored = newer.stored
    form.explain(on: today, terms)
    tellIfGone()
  }

  private mutating func tellIfGone() {
    let isGone = isGone
    form.change(DDayQuestion.remove.id) { $0.isShown = !isGone }
    form.change(DDayQuestion.save.id) {
      $0.label = isGone ? "dday.editor.save.new" : "dday.editor.save"
    }
  }

  /// The occasion to save; nil while the date is invalid.
  var occasion: Occasion? {
    draft.occasion(on: today).map { drafted in
      var occasion = drafted
      if let stored {
        occasion.rule = draft.rule == original.rule ? stored : drafted.rule.keeping(stored)
      }
      return occasion
    }
  }

  /// The D-Day as counted today; nil while the date is invalid.
  func counted(on today: CivilDay) -> CountedDay? {
    occasion.map { CountedDay(id, $0, on: today) }
  }

  /// The D-Day as it would be counted a hundred days ahead, while there is no date yet.
  func sample(on today: CivilDay) -> CountedDay {
    let rule = DayRule(start: today.advanced(by: 100))
    return CountedDay(
      nil, Occasion(uid: "", title: draft.title, rule: rule, group: draft.group), on: today)
  }

  private var draft: DDayDraft { DDayDraft(form, terms) }

  private mutating func remove() -> PageEffect? {
    guard asked == .remove else {
      ask(.remove)
      return nil
    }
    return id.map { .perform(RemoveDDayIntent($0)) }
  }

  private mutating func beginAnother() -> PageEffect? {
    id == nil ? nil : turn(to: DDayLink.new.url, by: .another)
  }

  /// Leads to another page; asks first if changes would be lost.
  private mutating func turn(to url: URL?, by button: DDayQuestion) -> PageEffect? {
    if isChanged, asked != button {
      ask(button)
      return nil
    }
    return url.map { .open($0) }
  }

  private mutating func ask(_ question: DDayQuestion?) {
    asked = question
    for button in [DDayQuestion.remove, .days, .another] {
      let key = "dday.editor.\(button.rawValue)\(button == question ? ".again" : "")"
      form.change(button.id) { $0.label = LocalizedStringResource(key as String) }
    }
  }

  private mutating func save() -> PageEffect? {
    guard !draft.title.onOneLine.isEmpty else {
      form.focus(DDayQuestion.title.id)
      form.change(DDayQuestion.title.id) { $0.note = .fault("dday.fault.no-title") }
      return nil
    }
    guard occasion != nil else {
      let isEndWrong = (try? draft.rule.endlessRule(on: today)) != nil
      form.focus(isEndWrong ? DDayQuestion.until.id : DDayQuestion.date.id)
      if draft.rule.words.isEmpty {
        form.change(DDayQuestion.date.id) { $0.note = .fault("dday.fault.no-date") }
      }
      return nil
    }
    guard isChanged || isGone || id == nil else { return .close }
    let known = isGone ? nil : id.map { ($0, original) }
    return .perform(KeepDDayIntent(draft, over: known, on: today))
  }

  func body(in room: PageRoom) -> some View { DDayEditorView(editor: self, room: room) }
}

/// The form for a D-Day and, if there is room, a preview of its widgets.
struct DDayEditorView: View {
  let editor: DDayEditor
  let room: PageRoom

  var body: some View {
    HStack(alignment: .top, spacing: 32) {
      FormView(editor.form, columns: room.formColumns, rows: room.formRows)
        .padding(.horizontal, room.hasGround ? 16 : 0)
        .padding(.vertical, room.hasGround ? 17 : 0)
        .background(ground, in: RoundedRectangle(cornerRadius: 20))
      if room.hasPreview { DDayPreview(editor: editor, room: room) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: room.rows > 44 ? .center : .top)
  }

  private var ground: Color { room.hasGround ? Color.primary.opacity(0.06) : .clear }
}

extension PageRoom {
  private static let greatestColumns = 62
  /// The minimum number of columns for a preview, with margins.
  private static let leastForPreview = greatestColumns + 4 + DDayPreview.columns + 4

  fileprivate var hasPreview: Bool { columns >= Self.leastForPreview }

  /// Whether there is room for a background; small screens only show the form.
  fileprivate var hasGround: Bool { rows >= 24 }

  /// The columns of the form.
  var formColumns: Int {
    let beside = hasPreview ? 4 + DDayPreview.columns : 0
    return max(1, min(Self.greatestColumns, columns - beside - (hasGround ? 4 : 0)))
  }

  var formRows: Int { max(1, min(36, rows) - (hasGround ? 2 : 0)) }
}

/// A preview of a D-Day's widgets, one of them as on the day itself.
struct DDayPreview: View {
  let editor: DDayEditor
  let room: PageRoom

  static let columns = 45

  var body: some View {
    VStack(alignment: .leading, spacing: 17) {
      HStack(spacing: 16) {
        Text("dday.editor.preview").bold()
        if editor.occasion == nil { Text("dday.editor.preview.none").foregroundStyle(.secondary) }
      }
      HStack(spacing: 24) {
        tile(day, .systemSmall)
        if let itself { tile(itself, .systemSmall) }
      }
      if room.rows >= 24 { tile(day, .systemMedium) }
      if room.rows >= 30 { tile(day, .accessoryRectangular) }
    }
    .lineLimit(1)
    .frame(width: Double(Self.columns) * 8, alignment: .leading)
  }

  /// The D-Day as counted today, or an example while there is no date.
  private var day: CountedDay { editor.counted(on: room.today) ?? editor.sample(on: room.today) }

  /// The D-Day as counted on the day itself; nil if that is today.
  private var itself: CountedDay? {
    day.isToday ? nil : editor.counted(on: day.day)
  }

  @ViewBuilder private func tile(_ day: CountedDay, _ family: WidgetFamily) -> some View {
    switch family {
    case .systemMedium: tile(day, columns: Self.columns) { DDayMediumView(day: day) }
    case .accessoryRectangular:
      HStack(spacing: 16) {
        DDayCircularView(day: day).frame(width: 72, height: 68)
        DDayRectangularView(day: day).frame(width: 168, height: 68)
      }
      .environment(\.widgetFamily, family)
    default: tile(day, columns: 21) { DDaySmallView(day: day) }
    }
  }

  private func tile(
    _ day: CountedDay, columns: Int, @ViewBuilder _ content: () -> some View
  ) -> some View {
    content()
      .padding(.horizontal, 16)
      .padding(.vertical, 17)
      .frame(width: Double(columns) * 8, height: 170)
      .background(DDayTint(of: day).gradient, in: RoundedRectangle(cornerRadius: 20))
      .environment(\.colorScheme, .dark)
  }
}

extension KeepDDayIntent {
  /// Saves a new D-Day, or the changes to a stored one.
  init(
    _ draft: DDayDraft, over known: (id: DDay.ID, draft: DDayDraft)?, on today: CivilDay
  ) {
    let old = known?.draft
    number = known?.id.number
    title = draft.title == old?.title ? nil : draft.title
    group = draft.group == old?.group ? nil : draft.group
    note = draft.note == old?.note ? nil : draft.note
    isInclusive = draft.isInclusive == old?.isInclusive ? nil : draft.isInclusive
    isPinned = draft.isPinned == old?.isPinned ? nil : draft.isPinned
    guard draft.rule != old?.rule else { return }
    (date, isLunar, self.today) = (draft.rule.words, draft.rule.isLunar, today.number)
    recurrence = draft.rule.recurrence.word
    missingDay = draft.rule.missingDay.rawValue
    until = draft.rule.until
    dateOrder = draft.rule.order.rawValue
  }
}

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
