/// A place in a document, both numbers from 1 on. Columns count code points.
package struct TOMLPosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }

  static let start = TOMLPosition(line: 1, column: 1)
}

extension TOMLPosition: CustomStringConvertible {
  package var description: String { "\(line):\(column)" }
}

/// Keys with their values, in the order in which they were first written.
package struct TOMLTable: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let key: String
    package let position: TOMLPosition
    package let value: TOMLValue
  }

  package let entries: [Entry]

  init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  package subscript(key: String) -> Entry? { entries.first { $0.key == key } }
}

/// A value and where it begins.
package struct TOMLValue: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case float(Double)
    case boolean(Bool)
    case moment(TOMLMoment)
    case array([TOMLValue])
    case table(TOMLTable)
  }

  package let content: Content
  package let position: TOMLPosition

  package init(_ content: Content, at position: TOMLPosition) {
    (self.content, self.position) = (content, position)
  }
}

/// A date, a time of day, or both, with an offset from UTC if one is given.
package struct TOMLMoment: Hashable, Sendable {
  package struct Day: Hashable, Sendable {
    package let year, month, day: Int
  }

  package struct Time: Hashable, Sendable {
    package let hour, minute, second, nanosecond: Int
  }

  package let day: Day?
  package let time: Time?
  /// In minutes.
  package let offset: Int?
}
