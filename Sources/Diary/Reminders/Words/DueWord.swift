import Almanac

/// A word of a text in lower case, and its place there.
struct DueWord: Hashable {
  let text: String
  let place: Range<String.Index>
}

extension String {
  /// The words, in which a due time may be said. Words that Korean joins, `내일오후3시`, are parted, and
  /// so are those around the `T` of a date.
  var dueWords: [DueWord] {
    let words = split(whereSeparator: \.isWhitespace).flatMap { word -> [DueWord] in
      guard let seam = word.seam else { return [DueWord(word)] }
      let rest = word[seam...]
      return [word[..<seam], rest.first?.lowercased() == "t" ? rest.dropFirst() : rest].map {
        DueWord($0)
      }
    }
    // `every morning` is every day in the morning.
    return words.indices.map { index in
      let next = words.indices.contains(index + 1) ? words[index + 1].text : ""
      guard words[index].text == "every", Self.dayparts.contains(next) else { return words[index] }
      return DueWord(text: "daily", place: words[index].place)
    }
  }

  private static let dayparts = ["morning", "afternoon", "evening", "night"]
}

extension DueWord {
  fileprivate init(_ word: Substring) {
    self.init(text: word.lowercased(), place: word.startIndex..<word.endIndex)
  }
}

extension Substring {
  /// The place at which the word falls into a day and a time; nil if it doesn't.
  fileprivate var seam: Index? {
    if let sign = firstIndex(where: { $0 == "T" || $0 == "t" }) {
      let isDate = self[..<sign].utf8.count == 10 && allSatisfy { !$0.isLetter || self[sign] == $0 }
      if isDate { return sign }
    }
    for day in Self.days {
      guard let range = firstRange(of: day), range.upperBound < endIndex else { continue }
      let isDay =
        range.lowerBound == startIndex
        || day == "요일" && Weekday(word: String(self[..<range.upperBound])) != nil
      let rest = self[range.upperBound...]
      if isDay, DueMeaning(time: String(rest)) != nil { return range.upperBound }
    }
    return nil
  }

  private static let days = ["내일모레", "오늘", "내일", "모레", "글피", "요일"]
}
