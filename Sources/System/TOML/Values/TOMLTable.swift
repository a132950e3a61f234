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
