import Almanac
import DDays

/// A D-Day being edited, possibly incomplete.
struct DDayDraft: Hashable {
  var title = ""
  var rule: RuleDraft
  var group = ""
  var isInclusive = false
  var isPinned = false
  var note = ""

  /// An empty draft.
  init() {
    rule = RuleDraft(words: "", isLunar: false, recurrence: .never, missingDay: .last)
  }

  init(_ occasion: Occasion) {
    rule = RuleDraft(occasion.rule)
    (title, group, note) = (occasion.title, occasion.group, occasion.note)
    (isInclusive, isPinned) = (occasion.isInclusive, occasion.isPinned)
  }

  /// The draft moved to a newer version of its D-Day, keeping the user's changes.
  func moved(from old: DDayDraft, to new: DDayDraft) -> DDayDraft {
    var draft = new
    func keep<Value: Equatable>(_ path: WritableKeyPath<DDayDraft, Value>) {
      if self[keyPath: path] != old[keyPath: path] { draft[keyPath: path] = self[keyPath: path] }
    }
    keep(\.title)
    keep(\.group)
    keep(\.isInclusive)
    keep(\.isPinned)
    keep(\.note)
    keep(\.rule.recurrence)
    keep(\.rule.missingDay)
    keep(\.rule.until)
    // The meaning of the words depends on the calendar.
    if (rule.words, rule.isLunar) != (old.rule.words, old.rule.isLunar) {
      (draft.rule.words, draft.rule.isLunar) = (rule.words, rule.isLunar)
    }
    return draft
  }

  /// The occasion; nil while the date is invalid.
  func occasion(on today: CivilDay) -> Occasion? {
    (try? rule.rule(on: today)).map { rule in
      Occasion(
        uid: "", title: title.onOneLine, rule: rule, isInclusive: isInclusive,
        group: group.onOneLine, isPinned: isPinned, note: note)
    }
  }
}
