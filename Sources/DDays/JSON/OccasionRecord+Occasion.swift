import Almanac

extension OccasionRecord {
  package init(_ occasion: Occasion) {
    let rule = occasion.rule
    (uid, title, start) = (occasion.uid, occasion.title, rule.start.description)
    (recurrence, missing) = (rule.recurrence.word, rule.missingDay.rawValue)
    if case .lunarYearly(let lunar) = rule.recurrence { self.lunar = "\(lunar.month)-\(lunar.day)" }
    until = rule.end?.description
    except = rule.gaps.isEmpty ? nil : rule.gaps.sorted().map(\.description)
    (inclusive, pinned) = (occasion.isInclusive, occasion.isPinned)
    (group, note) = (occasion.group, occasion.note)
  }

  /// The occasion; throws if it can't be stored.
  func occasion() throws(RecordFault) -> Occasion {
    guard let first = start ?? date else { throw RecordFault("dday.fault.dateless") }
    let title = (title ?? "").onOneLine
    let rule = DayRule(
      start: try day(first), recurrence: try rule(), missingDay: try missingDay(),
      end: try until.map(day), gaps: try gaps())
    let occasion = Occasion(
      uid: uid.flatMap { $0.isEmpty ? nil : $0 } ?? "\(rule.start) \(recurrence ?? "") \(title)",
      title: title, rule: rule, isInclusive: inclusive ?? false, group: (group ?? "").onOneLine,
      isPinned: pinned ?? false, note: note ?? "")
    do {
      try occasion.check()
    } catch {
      throw RecordFault(error.phrase)
    }
    return occasion
  }

  private func day(_ text: String) throws(RecordFault) -> CivilDay {
    guard text.utf8.count == 10, let date = try? WrittenDate(text) else {
      throw RecordFault("dday.fault.iso %@", text.brief)
    }
    return date.moment.day
  }

  private func rule() throws(RecordFault) -> Recurrence {
    let word = recurrence ?? (lunar == nil ? "never" : "yearly")
    guard let plain = Recurrence(word: word) else {
      let words = Recurrence.plain.map(\.word).joined(separator: ", ")
      throw RecordFault("dday.fault.choice %@ %@ %@", "repeat", words, word.brief)
    }
    guard let lunar else { return plain }
    let numbers = lunar.split(separator: "-").map { Int($0) ?? 0 }
    guard plain == .yearly, numbers.count == 2,
      let anniversary = LunarAnniversary(month: numbers[0], day: numbers[1])
    else { throw RecordFault("dday.fault.lunar %@ %@", lunar.brief, word.brief) }
    return .lunarYearly(anniversary)
  }

  private func gaps() throws(RecordFault) -> Set<CivilDay> {
    var gaps: Set<CivilDay> = []
    for text in except ?? [] { gaps.insert(try day(text)) }
    return gaps
  }

  private func missingDay() throws(RecordFault) -> MissingDay {
    guard let missing else { return .last }
    guard let missingDay = MissingDay(rawValue: missing) else {
      let words = MissingDay.allCases.map(\.rawValue).joined(separator: ", ")
      throw RecordFault("dday.fault.choice %@ %@ %@", "missing", words, missing.brief)
    }
    return missingDay
  }
}
