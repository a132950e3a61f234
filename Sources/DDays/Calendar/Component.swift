import System

/// A component of a calendar, from `BEGIN` to `END`.
struct Component {
  /// The name in capitals.
  let name: String
  /// The line of its `BEGIN`.
  let line: Int
  private(set) var properties: [ContentLine] = []
  private(set) var parts: [Component] = []
  /// The faults inside it, from top to bottom.
  private(set) var faults: [LineFault] = []

  func properties(_ name: String) -> [ContentLine] { properties.filter { $0.name == name } }

  func first(_ name: String) -> ContentLine? { properties.first { $0.name == name } }

  init(_ begin: ContentLine) {
    (name, line) = (begin.word, begin.number)
  }

  mutating func take(_ property: ContentLine) { properties.append(property) }

  mutating func take(_ fault: LineFault) { faults.append(fault) }

  /// Adds a part. One without an end may have swallowed what follows; an event reports that itself.
  mutating func take(_ part: Component, isWhole: Bool) {
    parts.append(part)
    if !isWhole, part.name != Self.event { faults += part.faults }
  }

  mutating func lackEnd() {
    take(LineFault(line, "dday.fault.endless %@", name.brief))
  }

  static let calendar = "VCALENDAR"
  static let event = "VEVENT"
}

extension ContentLine {
  /// The value in capitals, without trailing blanks.
  var word: String {
    let end = value.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? value.startIndex
    return String(decoding: value[..<end], as: UTF8.self).uppercased()
  }
}
