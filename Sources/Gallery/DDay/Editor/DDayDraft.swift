import Almanac
import DDays

/// A D-Day as somebody tells it who may not have finished.
struct DDayDraft: Hashable {
  var title = ""
  var rule: RuleDraft
  var group = ""
  var isInclusive = false
  var isPinned = false
  var note = ""

  /// Of a day that isn't kept yet.
  init() {
    rule = RuleDraft(words: "", isLunar: false, recurrence: .never, missingDay: .last)
  }

  init(_ occasion: Occasion) {
    rule = RuleDraft(occasion.rule)
    (title, group, note) = (occasion.title, occasion.group, occasion.note)
    (isInclusive, isPinned) = (occasion.isInclusive, occasion.isPinned)
  }

  /// The same with what is known now instead of an older draft, wherever nobody has changed that.
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
    // What words mean depends on their calendar.
    if (rule.words, rule.isLunar) != (old.rule.words, old.rule.isLunar) {
      (draft.rule.words, draft.rule.isLunar) = (rule.words, rule.isLunar)
    }
    return draft
  }

  /// Nil as long as it names no day.
  func occasion(on today: CivilDay) -> Occasion? {
    (try? rule.rule(on: today)).map { rule in
      Occasion(
        uid: "", title: title.onOneLine, rule: rule, isInclusive: isInclusive,
        group: group.onOneLine, isPinned: isPinned, note: note)
    }
  }
}
