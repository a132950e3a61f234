/// A part of a calendar between `BEGIN` and `END`.
struct Component {
  /// In capitals.
  let name: String
  /// Of its `BEGIN`.
  let line: Int
  private(set) var properties: [ContentLine] = []
  private(set) var parts: [Component] = []
  /// What in it is wrong, from the top to the bottom.
  private(set) var faults: [LineFault] = []

  func properties(_ name: String) -> [ContentLine] { properties.filter { $0.name == name } }

  func first(_ name: String) -> ContentLine? { properties.first { $0.name == name } }

  init(_ begin: ContentLine) {
    (name, line) = (begin.word, begin.number)
  }

  mutating func take(_ property: ContentLine) { properties.append(property) }

  mutating func take(_ fault: LineFault) { faults.append(fault) }

  /// A part that has no end may have swallowed what follows it; an event tells so itself.
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
  /// The value in capitals, without blanks behind it.
  var word: String {
    let end = value.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? value.startIndex
    return String(decoding: value[..<end], as: UTF8.self).uppercased()
  }
}
