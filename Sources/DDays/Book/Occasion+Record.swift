import Almanac
import Store

extension DDay {
  init(_ stored: StoredDDay) {
    self.init(
      id: stored.id, occasion: Occasion(stored.record), removedAt: stored.removedAt,
      calendar: stored.calendar)
  }
}

extension Occasion {
  /// Replaces values unknown to this version of the program with defaults.
  init(_ record: DDayRecord) {
    self.init(
      uid: record.uid, title: record.title,
      rule: DayRule(
        start: CivilDay(number: record.start), recurrence: Recurrence(record),
        missingDay: MissingDay(rawValue: record.missingDay) ?? .last,
        end: record.end.map { CivilDay(number: $0) },
        gaps: Set(record.gaps.prefix(DayRule.mostGaps).map { CivilDay(number: $0) })),
      isInclusive: record.isInclusive, group: record.group, isPinned: record.isPinned,
      note: record.note)
  }

  var record: DDayRecord {
    var record = DDayRecord(
      uid: uid, title: title, start: rule.start.number, recurrence: rule.recurrence.word,
      missingDay: rule.missingDay.rawValue)
    if case .lunarYearly(let anniversary) = rule.recurrence {
      (record.lunarMonth, record.lunarDay) = (anniversary.month, anniversary.day)
    }
    record.end = rule.end?.number
    record.gaps = rule.gaps.map(\.number).sorted()
    (record.isInclusive, record.isPinned) = (isInclusive, isPinned)
    (record.group, record.note) = (group, note)
    return record
  }
}

extension Recurrence {
  fileprivate init(_ record: DDayRecord) {
    if let month = record.lunarMonth, let day = record.lunarDay,
      let anniversary = LunarAnniversary(month: month, day: day)
    {
      self = .lunarYearly(anniversary)
    } else {
      self = Recurrence(word: record.recurrence) ?? .never
    }
  }
}
