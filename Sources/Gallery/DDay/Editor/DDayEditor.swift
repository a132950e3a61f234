import Almanac
import DDays
import Intents
import Pages
import Views

/// What a D-Day is, to be changed or newly told, with its tiles as they would look.
struct DDayEditor: Page {
  private let id: DDay.ID?
  private let today: CivilDay
  private let original: DDayDraft
  private(set) var form: Form

  init(_ dday: DDay?, on today: CivilDay) {
    (id, self.today) = (dday?.id, today)
    original = dday.map { DDayDraft($0.occasion) } ?? DDayDraft()
    form = Form(original, isNew: dday == nil)
    form.explain(on: today)
  }

  var title: LocalizedStringResource { id == nil ? "dday.editor.new" : "dday.editor.edit" }

  var isChanged: Bool { draft != original }

  var hints: [PageHint] {
    [
      PageHint("^S", "page.save"), PageHint("esc", "page.cancel"),
      PageHint("⇥", plain: "Tab", "page.next"), PageHint("␣", plain: "Space", "page.turn"),
    ]
  }

  mutating func handle(_ event: PageEvent) -> PageEffect? {
    let request = form.handle(event)
    form.explain(on: today)
    return switch request {
    case .save, .press(DDayQuestion.save.id): save()
    case .press(DDayQuestion.cancel.id): .close
    case .press(DDayQuestion.remove.id): id.map { .perform(RemoveDDayIntent($0)) }
    default: nil
    }
  }

  /// As it would be kept; nil as long as it names no day.
  var occasion: Occasion? { draft.occasion(on: today) }

  /// The day as it would be counted now.
  func counted(on today: CivilDay) -> CountedDay? {
    occasion.map { CountedDay(id, $0, on: today) }
  }

  private var draft: DDayDraft { DDayDraft(form) }

  private mutating func save() -> PageEffect? {
    guard occasion != nil else {
      form.focus(DDayQuestion.date.id)
      return nil
    }
    guard isChanged || id == nil else { return .close }
    return .perform(KeepDDayIntent(draft, over: id.map { ($0, original) }))
  }

  func body(in room: PageRoom) -> some View { DDayEditorView(editor: self, room: room) }
}
