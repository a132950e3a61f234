/// A part of a calendar between `BEGIN` and `END`.
struct Component {
  /// In capitals.
  let name: String
  /// Of its `BEGIN`.
  let line: Int
  private(set) var properties: [ContentLine] = []
  private(set) var parts: [Component] = []
  /// The first line in it that is no property.
  private(set) var faultyLine: Int?

  func properties(_ name: String) -> [ContentLine] { properties.filter { $0.name == name } }

  func first(_ name: String) -> ContentLine? { properties.first { $0.name == name } }

  private init(_ begin: ContentLine) {
    (name, line) = (begin.word, begin.number)
  }
}

extension Component {
  private static let deepest = 8

  /// The outermost parts of a file, which must be calendars.
  static func all(in bytes: [UInt8]) throws(LineFault) -> [Component] {
    var (all, open): ([Component], [Component]) = ([], [])
    for (number, bytes) in ContentLines(bytes) where !bytes.isEmpty {
      let line = ContentLine(bytes, number: number)
      switch line?.name {
      case "BEGIN":
        if let line { try begin(line, in: &open) }
      case "END":
        guard let last = open.popLast(), last.name == line?.word else {
          throw LineFault(number, "nothing ends here.")
        }
        if open.isEmpty { all.append(last) } else { open[open.count - 1].parts.append(last) }
      default:
        guard !open.isEmpty else { throw LineFault(number, "this is no calendar.") }
        open[open.count - 1].take(line, number: number)
      }
    }
    if let last = open.last { throw LineFault(last.line, "\(last.name.brief) has no end.") }
    return all
  }

  private static func begin(_ line: ContentLine, in open: inout [Component]) throws(LineFault) {
    guard !open.isEmpty || line.word == "VCALENDAR" else {
      throw LineFault(line.number, "this is no calendar.")
    }
    guard open.count < deepest else { throw LineFault(line.number, "this is nested too deep.") }
    open.append(Component(line))
  }

  private mutating func take(_ line: ContentLine?, number: Int) {
    if let line { properties.append(line) } else { faultyLine = faultyLine ?? number }
  }
}

extension ContentLine {
  /// The value in capitals, without blanks behind it.
  var word: String {
    let end = value.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? value.startIndex
    return String(decoding: value[..<end], as: UTF8.self).uppercased()
  }
}
