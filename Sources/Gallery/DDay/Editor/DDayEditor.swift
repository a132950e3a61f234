import Almanac
import Cells
import DDays
import Intents
import Pages
import Views

/// What a D-Day is, to be changed or newly told, with its tiles as they would look.
struct DDayEditor: Page {
  private let id: DDay.ID?
  private let today: CivilDay
  private var original: DDayDraft
  /// Whether the day was thrown away: what is told is then kept as a new one.
  private var isGone: Bool
  private(set) var form: Form
  /// The button by which something would be lost, once it was hit: one hit may be a mistake.
  private var asked: DDayQuestion?

  init(_ dday: DDay?, on today: CivilDay, isGone: Bool = false) {
    (id, self.today, self.isGone) = (dday?.id, today, isGone)
    form = Form(dday.map { DDayDraft($0.occasion) } ?? DDayDraft(), isNew: dday == nil)
    // What can't be typed is left out, which is no change of anybody's.
    original = DDayDraft(form)
    form.explain(on: today)
    tellIfGone()
  }

  var title: LocalizedStringResource {
    isGone ? "dday.editor.gone" : id == nil ? "dday.editor.new" : "dday.editor.edit"
  }

  var isChanged: Bool { draft != original }

  var hints: [PageHint] {
    let hints = [
      PageHint("^S", "page.save"), PageHint("esc", "page.cancel"),
      PageHint("⇥", plain: "Tab", "page.next"), PageHint("␣", plain: "Space", "page.turn"),
    ]
    return id == nil ? hints : hints + [PageHint("^N", "dday.editor.another")]
  }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    let request =
      event == Self.another
      ? .press(DDayQuestion.another.id)
      : form.handle(event, columns: room.formColumns, rows: room.formRows)
    form.followWords(on: today)
    form.explain(on: today)
    switch request {
    case .press(DDayQuestion.remove.id): return remove()
    case .press(DDayQuestion.another.id): return beginAnother()
    default: ask(nil)
    }
    return switch request {
    case .save, .press(DDayQuestion.save.id): save()
    case .press(DDayQuestion.cancel.id): .close
    default: nil
    }
  }

  private static let another = PageEvent.key(Key("n", .control))

  /// Of the same day what is told elsewhere is taken in; another day takes its place.
  mutating func follow(_ newer: DDayEditor) {
    guard newer.id == id else { return self = newer }
    form.take(draft.moved(from: original, to: newer.original))
    (original, isGone) = (newer.original, newer.isGone)
    form.explain(on: today)
    tellIfGone()
  }

  private mutating func tellIfGone() {
    let isGone = isGone
    form.change(DDayQuestion.remove.id) { $0.isShown = !isGone }
    form.change(DDayQuestion.save.id) {
      $0.label = isGone ? "dday.editor.save.new" : "dday.editor.save"
    }
  }

  /// As it would be kept; nil as long as it names no day.
  var occasion: Occasion? { draft.occasion(on: today) }

  /// The day as it would be counted now.
  func counted(on today: CivilDay) -> CountedDay? {
    occasion.map { CountedDay(id, $0, on: today) }
  }

  private var draft: DDayDraft { DDayDraft(form) }

  private mutating func remove() -> PageEffect? {
    guard asked == .remove else {
      ask(.remove)
      return nil
    }
    return id.map { .perform(RemoveDDayIntent($0)) }
  }

  /// Leaves the day for a new one.
  private mutating func beginAnother() -> PageEffect? {
    guard id != nil else { return nil }
    if isChanged, asked != .another {
      ask(.another)
      return nil
    }
    return DDayLink.new.url.map { .open($0) }
  }

  private mutating func ask(_ question: DDayQuestion?) {
    asked = question
    for button in [DDayQuestion.remove, .another] {
      let key = "dday.editor.\(button.rawValue)\(button == question ? ".again" : "")"
      form.change(button.id) { $0.label = LocalizedStringResource(key as String) }
    }
  }

  private mutating func save() -> PageEffect? {
    guard occasion != nil else {
      form.focus(DDayQuestion.date.id)
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
