import Almanac
import DDays
import FoundationEssentials
import Pages
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
