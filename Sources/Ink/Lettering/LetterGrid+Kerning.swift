extension LetterGrid {
  /// The gap between two letters, in blocks; smaller where their shapes leave room, and larger where they
  /// would run together. However tight the spacing, letters never touch.
  func gap(from first: Character, to second: Character) -> Int {
    let natural = naturalGap(from: first, to: second)
    return max(min(1, natural), natural + tracking)
  }

  private func naturalGap(from first: Character, to second: Character) -> Int {
    guard let share = Self.kerning[String([first, second])] else { return gap }
    let isOblique = first.isLetter && second.isLetter
    return max(isOblique ? 0 : min(1, gap), gap - Int((share * Double(width)).rounded()))
  }

  /// The kerning of pairs, as a share of a digit's width.
  private static let kerning: [String: Double] = {
    var table: [String: Double] = [:]
    for (share, pairs) in pairs {
      for pair in pairs.split(separator: " ") { table[String(pair)] = share }
    }
    return table
  }()

  private static let pairs: [(Double, String)] = [
    (
      0.12, "AT TA AV VA AW WA AY YA LT LV LY Ly Ty Te To Ta Tr Vo Ve Va Yo Ye Ya P. P, F. F, T. T,"
    ),
    // An arrow and its number would run together.
    (-0.15, "0123456789-".map { "↑\($0) ↓\($0)" }.joined(separator: " ")),
    (0.1, "7. 7, 7/ /4 r. r, v. v, y. y, w. w, V. V, W. W, Y. Y, -7 -1 +1 -T -Y D- L- T-"),
  ]
}
