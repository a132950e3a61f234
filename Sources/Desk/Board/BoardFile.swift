/// The file in which somebody may have written down a board; it is only ever read.
struct BoardFile: Hashable, Sendable {
  let path: String

  static let name = "widgets"

  init(in directories: Directories) {
    path = "\(directories.config)/\(Self.name)"
  }

  /// Nil if there is no such file.
  func text() throws(BoardError) -> String? {
    do {
      return try SmallFile(path: path).text()
    } catch {
      throw BoardError(place: path, cause: error.cause)
    }
  }
}
