/// The user's own file for a board; never written by the program.
package struct BoardFile: Hashable, Sendable {
  package let path: String

  package static let name = "widgets"

  package init(path: String) {
    self.path = path
  }
}
