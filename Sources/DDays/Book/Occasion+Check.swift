extension Occasion {
  /// Throws if the occasion can't be stored.
  func check() throws(DDayError) {
    try Self.check(title, .title, limit: 200)
    try Self.check(group, .group, limit: 60)
    try Self.check(note, .note, limit: 10_000)
    try Self.check(uid, .uid, limit: 1000)
    if let end = rule.end, end < rule.start { throw .endsBeforeItStarts }
  }

  private static func check(
    _ text: String, _ sort: DDayError.Sort, limit: Int
  ) throws(DDayError) {
    // A cheap check first: counting bytes is fast, and so is counting the characters of a short
    // text.
    guard text.utf8.count > limit, text.utf8.count > limit * 64 || text.count > limit else {
      return
    }
    throw .longText(sort, limit: limit)
  }
}
