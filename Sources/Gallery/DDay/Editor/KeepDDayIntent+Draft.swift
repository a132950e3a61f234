import Almanac
import DDays
import Store

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
