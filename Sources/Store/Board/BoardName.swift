/// The name of a board in the database: that of its place.
package struct BoardName: Hashable, Sendable {
  package let text: String

  package static let home = BoardName("home")

  package init(_ text: String) {
    self.text = text
  }
}
