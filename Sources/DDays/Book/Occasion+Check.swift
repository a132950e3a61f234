import System

extension Occasion {
  /// Throws if the occasion can't be stored.
  func check() throws(DDayError) {
    try Self.check(title, .title, .ddayTitle)
    try Self.check(group, .group, .ddayGroup)
    try Self.check(note, .note, .ddayNote)
    try Self.check(uid, .uid, .ddayUID)
    if let end = rule.end, end < rule.start { throw .endsBeforeItStarts }
    guard rule.gaps.count <= DayRule.mostGaps else { throw .tooManyGaps(limit: DayRule.mostGaps) }
    if rule.gaps.contains(rule.start) { throw .startsInGap }
  }

  private static func check(
    _ text: String, _ sort: DDayError.Sort, _ bound: Bound
  ) throws(DDayError) {
    if bound.isExceeded(by: text) { throw .longText(sort, limit: bound.greatest) }
  }
}
