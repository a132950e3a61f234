import Cells

@testable import Terminal

extension RGB {
  /// The colour that is seen where a terminal has no others.
  func shown(in depth: ColorDepth) -> RGB {
    let palette = FixedPalette.of256
    return depth == .palette256 ? palette[palette.nearestIndex(to: self)] ?? self : self
  }
}
