import Almanac
package import DDays
import FoundationEssentials
import Pages
import Store
import System
import Timelines
package import WidgetIntents

extension Form {
  /// A form with the fields of a draft.
  init(_ draft: DDayDraft, isNew: Bool) {
    var fields = [
      Field(.title, .text(TextEntry(draft.title, limit: Bound.ddayTitle.greatest))),
      Field(.date, .text(TextEntry(draft.rule.words, limit: 60))),
      Field(.group, .text(TextEntry(draft.group, limit: Bound.ddayGroup.greatest))),
      Field(.lunar, .toggle(draft.rule.isLunar)),
      Field(.inclusive, .toggle(draft.isInclusive)),
      Field(.pin, .toggle(draft.isPinned)),
      Field(.recurrence, draft.rule.recurrence.choices, draft.rule.recurrence) { $0.label },
      Field(.until, .text(TextEntry(draft.rule.until, limit: 60))),
      Field(.missing, MissingDay.allCases, draft.rule.missingDay) { $0.label },
      Field(
        .note, .text(TextEntry(draft.note, limit: Bound.ddayNote.greatest, holdsLines: true))),
      Field(.cancel, .button(isDestructive: false)),
      Field(.save, .button(isDestructive: false)),
    ]
    let days = Field(.days, .button(isDestructive: false))
    let others = [
      Field(.remove, .button(isDestructive: true)), days,
      Field(.another, .button(isDestructive: false)),
    ]
    fields.insert(contentsOf: isNew ? [days] : others, at: fields.count - 2)
    self.init(fields, labelColumns: 18)
    change(DDayQuestion.save.id) { $0.isMain = true }
    for question in [DDayQuestion.lunar, .note] {
      change(question.id) { $0.beginsSection = true }
    }
  }

  /// Offers the groups that there are.
  mutating func offer(_ groups: [String]) {
    change(DDayQuestion.group.id) { field in
      field.suggestions = groups.map { Field.Suggestion($0, color: DDayTint(ofGroup: $0).accent) }
    }
  }

  /// Fills in another draft; the cursor stays in texts that are equal.
  mutating func take(_ draft: DDayDraft) {
    for told in Form(draft, isNew: true).fields {
      change(told.id) { if !$0.answer.says(told.answer) { $0.answer = told.answer } }
    }
  }

  /// Turns on the lunar calendar if the words name it. A day that has become lunar repeats yearly, unless
  /// it repeats already.
  mutating func followLunar(_ wasLunar: Bool, on today: CivilDay, _ terms: DraftTerms) {
    let draft = DDayDraft(self, terms).rule
    let spoken = try? SpokenDay(words: draft.words, today: today, order: terms.order)
    let isNamed = !draft.isLunar && spoken?.lunar != nil
    if isNamed { change(DDayQuestion.lunar.id) { $0.answer = .toggle(true) } }
    guard isNamed || draft.isLunar && !wasLunar, draft.recurrence == .never else { return }
    change(DDayQuestion.recurrence.id) { field in
      if case .choice(let options, _) = field.answer {
        field.answer = .choice(options, terms.choices.firstIndex(of: .yearly) ?? 0)
      }
    }
  }

  /// Updates the notes for the current answers, and shows only the fields that matter with them.
  mutating func explain(on today: CivilDay, _ terms: DraftTerms) {
    let draft = DDayDraft(self, terms)
    change(DDayQuestion.title.id) { $0.note = nil }
    let day = Result { () throws(RuleFault) in try draft.rule.day(on: today) }
    change(DDayQuestion.date.id) { $0.note = draft.rule.words.isEmpty ? nil : day.note }
    change(DDayQuestion.lunar.id) { $0.note = .remark(draft.rule.remark) }
    change(DDayQuestion.inclusive.id) {
      $0.note = .remark(
        draft.isInclusive ? "dday.editor.inclusive.on" : "dday.editor.inclusive.off")
    }
    change(DDayQuestion.pin.id) { $0.note = .remark("dday.editor.pin.remark") }
    let known = try? draft.rule.endlessRule(on: today)
    change(DDayQuestion.until.id) { field in
      field.isShown = known.map { $0.recurrence != .never } ?? !draft.rule.until.isEmpty
      field.note = known.flatMap { draft.rule.note(ofEnd: $0, on: today) }
    }
    let canMiss = known.map(\.canMissDays) ?? false
    change(DDayQuestion.missing.id) { $0.isShown = canMiss }
  }
}

extension Field {
  fileprivate init(_ question: DDayQuestion, _ answer: Answer) {
    self.init(
      question.id, LocalizedStringResource("dday.editor.\(question.rawValue)" as String), answer)
  }

  fileprivate init<Choice: Equatable>(
    _ question: DDayQuestion, _ choices: [Choice], _ choice: Choice,
    label: (Choice) -> LocalizedStringResource
  ) {
    self.init(
      question, .choice(choices.map(label), choices.firstIndex(of: choice) ?? 0))
  }
}

extension Result<CivilDay, RuleFault> {
  fileprivate var note: Field.Note {
    switch self {
    case .success(let day): .remark(day.resource)
    case .failure(let fault): .fault(fault.localizedStringResource)
    }
  }
}

extension RuleDraft {
  fileprivate var remark: LocalizedStringResource {
    isLunar ? "dday.editor.lunar.on" : "dday.editor.lunar.off"
  }

  fileprivate func note(ofEnd rule: DayRule, on today: CivilDay) -> Field.Note {
    do throws(RuleFault) {
      return .remark(try end(of: rule, on: today)?.resource ?? "dday.editor.until.never")
    } catch {
      return .fault(error.localizedStringResource)
    }
  }
}

extension CivilDay {
  /// The date as widgets show it.
  fileprivate var resource: LocalizedStringResource {
    "dday.date \(String(year)) \(month) \(day) \(LocalizedStringResource("date.weekday.\(weekday.rawValue).abbreviated" as String))"
  }
}

extension Recurrence {
  fileprivate var label: LocalizedStringResource {
    let word = "dday.editor.recurrence.\(word)" as String
    return Recurrence.plain.contains(self) ? LocalizedStringResource(word) : resource
  }
}

extension MissingDay {
  fileprivate var label: LocalizedStringResource {
    LocalizedStringResource("dday.editor.missing.\(rawValue)" as String)
  }
}

/// The fields and buttons of the D-Day editor.
enum DDayQuestion: String, CaseIterable {
  case title, date, group, lunar, inclusive, pin, recurrence, until, missing, note
  case remove, days, another, cancel, save

  var id: Field.ID { rawValue }
}

/// Makes the editors of D-Days.
struct DDayShelf: PageMaker {
  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var order: DateOrder

  func link(of url: URL) -> DDayLink? { DDayLink(url) }

  func page(behind link: DDayLink) throws -> any Page { try editor(link) }

  /// The editor of a stored, deleted or new D-Day.
  func editor(_ link: DDayLink) throws -> DDayEditor {
    let today = now.zone.civil(at: now.date).day
    let book = DDayBook(in: store)
    let ddays = try book.ddays()
    let groups = Self.groups(of: ddays)
    guard case .day(let id) = link else {
      return DDayEditor(nil, on: today, order: order, zone: now.zone, groups: groups)
    }
    if let dday = ddays.first(where: { $0.id == id }) {
      return DDayEditor(dday, on: today, order: order, zone: now.zone, groups: groups)
    }
    guard let dday = try book.removedDDays().first(where: { $0.id == id }) else {
      throw DDayError.gone(id)
    }
    return DDayEditor(
      dday, on: today, order: order, zone: now.zone, isGone: true, groups: groups)
  }

  /// The groups with the most D-Days, in the order of their names.
  private static func groups(of ddays: [DDay]) -> [String] {
    let counts = Dictionary(ddays.map { ($0.occasion.group, 1) }, uniquingKeysWith: +)
    return counts.filter { !$0.key.isEmpty }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(mostGroups).map(\.key).sorted()
  }

  /// A screen has no room for more.
  private static let mostGroups = 6
}

extension DDayError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone: "dday.fault.gone"
    case .known: "dday.fault.known"
    case .longText(_, let limit): "dday.fault.long \(limit)"
    case .endsBeforeItStarts: "dday.fault.ends-before"
    case .tooMany(let most): "dday.fault.many \(most)"
    case .tooManyGaps, .tooManyGapsInAll, .startsInGap: "dday.fault.gaps"
    case .tooManyNotes: "dday.fault.notes"
    case .followed(let calendar): "dday.fault.followed \(calendar)"
    case .calendarGone, .calendarNamed: "dday.fault.gone"
    }
  }
}
