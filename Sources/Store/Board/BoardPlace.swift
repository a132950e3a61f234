/// A place that has a board of its own, by the name under which the board is kept.
package struct BoardPlace: Hashable, Sendable {
  package let name: String

  package static let home = BoardPlace("home")

  package init(_ name: String) {
    self.name = name
  }
}
