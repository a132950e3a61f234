package import FoundationEssentials

/// Makes the pages behind one kind of link.
package protocol PageMaker: Sendable {
  associatedtype Link: Sendable

  /// The link that a URL stands for; nil for URLs of other kinds. Answers at once.
  func link(of url: URL) -> Link?

  /// The page behind a link with current data; may take time. All dependencies that the maker
  /// declares are there.
  func page(behind link: Link) throws -> any Page
}
