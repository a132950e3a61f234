package import Almanac
package import FoundationEssentials
package import Store

/// A reminder on one line: `치과 모레 오후 2시 !!`, `call mum fri 6pm #home`.
package struct SpokenReminder: Hashable, Sendable {
  /// What a part of the line says beside the title.
  package enum Part: Hashable, Sendable {
    case due, repetition, priority, list
  }

  package private(set) var title = ""
  package private(set) var due: SpokenDue?
  package private(set) var priority: Priority?
  /// The list that was named; nil if none was.
  package private(set) var list: ReminderList.ID?
  /// The parts with their places, in characters.
  package private(set) var marks: [(place: Range<Int>, part: Part)] = []

  /// Reads a line at a date. A due time stands at its end or beginning; the lists are known by name.
  package init(
    _ line: String, at date: Date, in zone: Zone, among lists: [ReminderList] = [],
    order: DateOrder = .dayFirst
  ) {
    let words = line.dueWords
    var rest = words.indices
    takeTags(of: &rest, words, in: line, lists)
    let start = max(rest.lowerBound, rest.upperBound - DueReader.mostWords)
    var reader = DueReader(
      words[start..<rest.upperBound].map(\.text), isInText: true, at: date, in: zone,
      order: order)
    if let due = reader.longestEnd(isWhole: start == rest.lowerBound) {
      take(due, after: start, words, in: line)
      rest = rest.lowerBound..<start + due.words.lowerBound
    } else {
      let end = min(rest.upperBound, rest.lowerBound + DueReader.mostWords)
      var reader = DueReader(
        words[rest.lowerBound..<end].map(\.text), isInText: true, at: date, in: zone,
        order: order)
      if let due = reader.longestStart {
        take(due, after: rest.lowerBound, words, in: line)
        rest = rest.lowerBound + due.words.upperBound..<rest.upperBound
      }
    }
    takeTags(of: &rest, words, in: line, lists)
    guard let first = rest.first, let last = rest.last else { return }
    title = String(line[words[first].place.lowerBound..<words[last].place.upperBound])
  }

  /// Takes a priority and a list from the end of the line.
  private mutating func takeTags(
    of rest: inout Range<Int>, _ words: [DueWord], in line: String, _ lists: [ReminderList]
  ) {
    while rest.count > 1, let last = rest.last {
      if priority == nil, let priority = Priority(sign: words[last].text) {
        self.priority = priority
        mark(last..<rest.upperBound, .priority, words, in: line)
      } else if list == nil, let list = lists.first(where: { $0.isTagged(words[last].text) }) {
        self.list = list.id
        mark(last..<rest.upperBound, .list, words, in: line)
      } else {
        return
      }
      rest.removeLast()
    }
  }

  private mutating func take(
    _ found: DueReader.Found, after start: Int, _ words: [DueWord], in line: String
  ) {
    due = found.due
    for word in found.words {
      let isRepetition = found.repetitionWords?.contains(word) == true
      let place = start + word
      mark(place..<place + 1, isRepetition ? .repetition : .due, words, in: line)
    }
  }

  private mutating func mark(
    _ range: Range<Int>, _ part: Part, _ words: [DueWord], in line: String
  ) {
    let start = line.distance(from: line.startIndex, to: words[range.lowerBound].place.lowerBound)
    let end = line.distance(from: line.startIndex, to: words[range.upperBound - 1].place.upperBound)
    marks.append((start..<end, part))
  }

  package static func == (left: SpokenReminder, right: SpokenReminder) -> Bool {
    (left.title, left.due, left.priority, left.list)
      == (right.title, right.due, right.priority, right.list)
      && left.marks.elementsEqual(right.marks) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

extension ReminderList {
  /// Whether a word such as `#home` names it, without regard to case and blanks.
  fileprivate func isTagged(_ word: String) -> Bool {
    word.hasPrefix("#") && word.dropFirst() == name.lowercased().filter { !$0.isWhitespace }
  }

  /// The word that names it on a line.
  package var tag: String { "#\(name.filter { !$0.isWhitespace })" }
}

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
