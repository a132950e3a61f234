/// A JSON value that prints its members in the order given.
///
/// Foundation's encoder would double the memory of the dashboard.
package enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Int)
  case decimal(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    let name: String
    let value: JSON

    package init(name: String, value: JSON) {
      (self.name, self.value) = (name, value)
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral value: String) {
    self = .string(value)
  }

  package init(integerLiteral value: Int) {
    self = .number(value)
  }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(name: $0, value: $1) })
  }
}
