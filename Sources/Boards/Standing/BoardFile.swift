/// The file in which somebody may have written down a board; it is only ever read.
package struct BoardFile: Hashable, Sendable {
  package let path: String

  package static let name = "widgets"

  package init(path: String) {
    self.path = path
  }
}
