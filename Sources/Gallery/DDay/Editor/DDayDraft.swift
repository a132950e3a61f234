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

  /// Nil as long as it names no day.
  func occasion(on today: CivilDay) -> Occasion? {
    (try? rule.rule(on: today)).map { rule in
      Occasion(
        uid: "", title: title.onOneLine, rule: rule, isInclusive: isInclusive,
        group: group.onOneLine, isPinned: isPinned, note: note)
    }
  }
}
