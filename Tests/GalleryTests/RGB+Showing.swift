import Cells

@testable import Terminal

extension RGB {
  /// The colour as shown at a colour depth.
  func shown(in depth: ColorDepth) -> RGB {
    let palette = FixedPalette.of256
    return depth == .palette256 ? palette[palette.nearestIndex(to: self)] ?? self : self
  }
}
