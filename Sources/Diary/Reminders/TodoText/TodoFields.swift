import System
package import Almanac

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
