/// The permanent number of an item among those of its kind.
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
