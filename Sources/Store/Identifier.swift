/// By what a thing in the store is told from others of its sort, for ever.
package struct Identifier<Thing>: Hashable, Comparable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }

  package static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

extension Identifier: CustomStringConvertible {
  package var description: String { String(number) }
}
