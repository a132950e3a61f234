package import Almanac
import System

/// The parsed parts of a line in todo.txt; prints byte for byte as it was read.
///
///     x 2026-11-21 2026-11-01 Call the dentist +health @phone due:2026-11-21 pri:A
package struct TodoFields: Hashable, Sendable {
  package private(set) var isDone = false
  package private(set) var completed: CivilDay?
  /// A letter from A to Z; nil if there is none or the line is done.
  package var priority: UInt8?
  package private(set) var created: CivilDay?
  package var text: ArraySlice<UInt8>

  package init(_ content: [UInt8]) {
    self.init(content[...])
  }

  init(_ content: ArraySlice<UInt8>) {
    text = content
    if text.starts(with: Self.doneMark) {
      isDone = true
      text = text.dropFirst(Self.doneMark.count)
      completed = takeDay()
    } else {
      priority = takePriority()
    }
    // In a completed line, a single date is that of completion.
    if !isDone || completed != nil { created = takeDay() }
  }

  package var content: [UInt8] {
    var content: [UInt8] = isDone ? Self.doneMark : []
    if let completed { content += "\(completed) ".utf8 }
    if let priority { content += Self.written(priority) }
    if let created { content += "\(created) ".utf8 }
    return content + text
  }

  /// Marks the line as done. Its priority moves behind the text, because it would be misread in
  /// front.
  package mutating func finish(on day: CivilDay) {
    guard !isDone else { return }
    if let priority {
      text += Self.keptMark + [priority]
    } else if Self.endsInMark(content) {
      // The user's own mark, which a blank tells from one made here.
      text.append(.space)
    }
    (isDone, completed, priority) = (true, day, nil)
  }

  package mutating func reopen() {
    while isDone {
      (isDone, completed) = (false, nil)
      // Without the mark, the rest may parse differently: it may begin with another mark, or with a
      // day that was the whole title.
      self = TodoFields(Self.withPriorityInFront(content))
    }
  }

  /// Dates the creation of a line anew, if it is dated.
  mutating func renew(on day: CivilDay) {
    if created != nil { created = day }
  }

  /// The priority that a done line keeps behind its text; nil if there is none.
  var keptPriority: UInt8? {
    isDone && text.last != .space && Self.endsInMark(content) ? text.last : nil
  }

  private static func withPriorityInFront(_ content: [UInt8]) -> [UInt8] {
    guard let last = content.last, endsInMark(content) else { return content }
    if last == .space { return content.dropLast() }
    return written(last) + content.dropLast(keptMark.count + 1)
  }

  /// Whether the last word is the mark of a priority.
  private static func endsInMark(_ content: [UInt8]) -> Bool {
    guard let end = content.lastIndex(where: { $0 != .space }), priorities ~= content[end] else {
      return false
    }
    return content[..<end].suffix(keptMark.count).elementsEqual(keptMark)
  }

  private mutating func takePriority() -> UInt8? {
    guard let letter = text.dropFirst().first, Self.priorities ~= letter,
      text.starts(with: Self.written(letter))
    else { return nil }
    text = text.dropFirst(4)
    return letter
  }

  private mutating func takeDay() -> CivilDay? {
    guard text.dropFirst(10).first == .space, let day = CivilDay(written: text.prefix(10)) else {
      return nil
    }
    text = text.dropFirst(11)
    return day
  }

  private static let priorities = UInt8(ascii: "A")...UInt8(ascii: "Z")
  private static let doneMark = Array("x ".utf8)
  private static let keptMark = Array(" pri:".utf8)

  private static func written(_ priority: UInt8) -> [UInt8] {
    [UInt8(ascii: "("), priority, UInt8(ascii: ")"), .space]
  }
}

extension CivilDay {
  init?(written bytes: ArraySlice<UInt8>) {
    guard let date = try? WrittenDate(String(decoding: bytes, as: UTF8.self)), date.offset == nil
    else { return nil }
    self = date.moment.day
  }
}

extension TodoFields {
  /// The deadline in the first readable `due:` tag; nil if there is none.
  package func deadline(in zone: Zone) -> Deadline? {
    tags.lazy.compactMap { Deadline(tag: $0, in: zone) }.first
  }

  /// When it comes again, by the first readable `rec:` or `rrule:` tag; nil if it doesn't.
  package var repetition: Repetition? {
    tags.lazy.compactMap(Repetition.init(tag:)).first
  }

  /// The day from which it is shown, in the first readable `t:` tag; nil if there is none.
  package var start: CivilDay? { dayTag(Self.startMark)?.day }

  /// Whether a tag `h:1` keeps it out of lists.
  package var isHidden: Bool { tags.contains(where: Self.hides) }

  /// The title without tags that the program reads, limited in length.
  package var title: String {
    let spoken = words.filter { !isSilent($0) }
    let title = String(decoding: Array(spoken.joined(separator: [.space])), as: UTF8.self)
    return title.utf8.count > Self.longestTitle
      ? String(title.prefix(Self.longestTitle)).trimmed : title.trimmed
  }

  /// Whether a word is a tag that the program reads, and doesn't show.
  func isSilent(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.contains(Self.colon) else { return false }
    return Deadline(tag: word, in: .utc) != nil || word.keepsPriority
      || Repetition(tag: word) != nil
      || Self.tellsVisibility(word)
  }

  /// Whether a word is a tag that says when a line is shown.
  static func tellsVisibility(_ word: ArraySlice<UInt8>) -> Bool {
    startDay(in: word) != nil || hides(word)
  }

  /// The day from which a word says that a line is shown; nil if it isn't such a tag.
  static func startDay(in word: ArraySlice<UInt8>) -> CivilDay? { day(startMark, in: word)?.day }

  /// Whether a word keeps its line out of lists.
  static func hides(_ word: ArraySlice<UInt8>) -> Bool { word.elementsEqual(hiddenMark.utf8) }

  /// The day in the first readable tag with a mark, and its place in the text.
  func dayTag(_ mark: String) -> (day: CivilDay, place: Range<Int>)? {
    tags.lazy.compactMap { Self.day(mark, in: $0) }.first
  }

  private static func day(
    _ mark: String, in word: ArraySlice<UInt8>
  ) -> (day: CivilDay, place: Range<Int>)? {
    guard word.starts(with: mark.utf8) else { return nil }
    let start = word.startIndex + mark.utf8.count
    let deadline = Deadline(value: word[start...], in: .utc)
    guard deadline != nil, mark == dueMark || word.endIndex == start + dayLength,
      let day = CivilDay(written: word[start..<start + dayLength])
    else { return nil }
    return (day, start..<start + dayLength)
  }

  private static let colon = UInt8(ascii: ":")
  static let dueMark = "due:"
  static let startMark = "t:"
  private static let hiddenMark = "h:1"
  private static let dayLength = 10

  package static func tag(for deadline: Deadline, in zone: Zone) -> String {
    switch deadline {
    case .day(let day): "\(dueMark)\(day)"
    case .date(let date): "\(dueMark)\(zone.civil(at: date).description.prefix(16))"
    }
  }

  /// The words, up to a limit that no one reads beyond.
  var words: [ArraySlice<UInt8>] {
    text.prefix(Self.longestReading).split(separator: .space, omittingEmptySubsequences: false)
  }

  /// The words that may be tags; a line without a colon has none.
  private var tags: [ArraySlice<UInt8>] {
    text.prefix(Self.longestReading).contains(Self.colon)
      ? words.filter { $0.contains(Self.colon) } : []
  }

  private static let longestReading = 1 << 12
  private static let longestTitle = 200
}

extension Deadline {
  init?(tag word: ArraySlice<UInt8>, in zone: Zone) {
    guard word.starts(with: TodoFields.dueMark.utf8) else { return nil }
    self.init(value: word.dropFirst(TodoFields.dueMark.utf8.count), in: zone)
  }

  fileprivate init?(value: ArraySlice<UInt8>, in zone: Zone) {
    guard value.count <= 36 else { return nil }
    let value = String(decoding: value, as: UTF8.self)
    guard let written = try? WrittenDate(value) else { return nil }
    self = value.count == 10 ? .day(written.moment.day) : .date(written.date(in: zone))
  }
}

extension Repetition {
  private static let stepMark = "rec:"
  private static let seriesMark = "rrule:"

  /// The word that says it in a line: `rec:+1w`, `rrule:FREQ=MONTHLY;BYDAY=1MO`.
  package var tag: String {
    if case .series(let text) = self { Self.seriesMark + text } else { "\(Self.stepMark)\(self)" }
  }

  init?(tag word: ArraySlice<UInt8>) {
    let marks = [Self.stepMark, Self.seriesMark]
    guard let mark = marks.first(where: { word.starts(with: $0.utf8) }),
      word.count <= mark.utf8.count + Self.longestText
    else { return nil }
    self.init(String(decoding: word.dropFirst(mark.utf8.count), as: UTF8.self))
    guard tag.hasPrefix(mark) else { return nil }
  }
}

extension String {
  /// The text without deadline tags.
  var withoutDeadline: String { without { Deadline(tag: $0, in: .utc) != nil } }

  /// The text without tags that tell when it comes again.
  var withoutRepetition: String { without { Repetition(tag: $0) != nil } }

  /// The text without words that are tags.
  func without(_ isTag: (ArraySlice<UInt8>) -> Bool) -> String {
    let words = Array(utf8).split(separator: .space, omittingEmptySubsequences: false)
    let others = words.filter { !isTag($0) }
    return String(decoding: Array(others.joined(separator: [.space])), as: UTF8.self).trimmed
  }
}

extension ArraySlice<UInt8> {
  fileprivate var keepsPriority: Bool { count == 5 && starts(with: "pri:".utf8) }
}
