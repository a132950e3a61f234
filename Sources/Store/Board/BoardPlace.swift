/// A place with its own board, by the name in the database.
package struct BoardPlace: Hashable, Sendable {
  package let name: String

  package static let home = BoardPlace("home")

  package init(_ name: String) {
    self.name = name
  }
}
