/// A path of which every coordinate grows evenly with the width and the height of its rectangle.
///
/// A shape of an author's own is asked before its size is known: in a few rectangles, from which it
/// follows where its points lie in any other. Insets and radii in points so stay what they are.
package struct ElasticPath: Hashable, Codable, Sendable {
  /// In rectangles that are at least as wide as they are high; where they are higher, it may follow
  /// other rules, as what is fitted into a square does.
  private var wide: Draft
  private var tall: Draft

  /// Asks for the path in rectangles of both kinds.
  init(_ path: (CGRect) -> Path) {
    wide = Draft(path, Self.wideSize)
    tall = Draft(path, CGSize(width: Self.wideSize.height, height: Self.wideSize.width))
  }

  package func path(in rect: CGRect) -> Path {
    (rect.width >= rect.height ? wide : tall).path(in: rect)
  }

  /// Of the kind of a small widget's sizes.
  private static let wideSize = CGSize(width: 240, height: 120)
}
