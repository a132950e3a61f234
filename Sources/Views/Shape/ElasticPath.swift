/// A path whose coordinates grow linearly with the width and height of its rectangle.
///
/// Custom shapes are archived before their size is known. They are sampled in a few rectangles,
/// from which their points in any other follow. Insets and radii in points keep their size.
package struct ElasticPath: Hashable, Codable, Sendable {
  /// The path for rectangles at least as wide as high. Taller ones may follow other rules, for
  /// example to fit a square.
  private var wide: Draft
  private var tall: Draft

  /// Samples the path in rectangles of both kinds.
  init(_ path: (CGRect) -> Path) {
    wide = Draft(path, Self.wideSize)
    tall = Draft(path, CGSize(width: Self.wideSize.height, height: Self.wideSize.width))
  }

  package func path(in rect: CGRect) -> Path {
    (rect.width >= rect.height ? wide : tall).path(in: rect)
  }

  /// About the size of a small widget.
  private static let wideSize = CGSize(width: 240, height: 120)
}
