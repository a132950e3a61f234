import Cells
import Views

/// How far things of lower prominence go back to their ground.
struct Recession: Hashable, Sendable {
  /// What is left of the contrast, for each level after the first.
  var shares = [0.62, 0.42, 0.25]
  /// What text keeps on the levels but the last, which is that of lines.
  var leastContrast = 3.0
  /// What text has at most that isn't on the first level.
  var mostContrast = Double.infinity
  var isWithoutHue = false

  /// The least contrast of a level, where so much is possible.
  func contrast(of level: Int, from full: Double) -> Double {
    let index = min(level, shares.count) - 1
    guard index < shares.count - 1 else { return max(1.2, shares[index] * full) }
    return max(leastContrast, shares[index] * min(full, mostContrast / shares[0]))
  }
}

extension Look {
  func recession(on ground: RGB) -> Recession {
    var recession = Recession(isWithoutHue: mode == .vibrant && !isNight)
    // Nearer to the text than that there is no grey among few colours.
    let hasPaleGround = appearance == .light && mode != .fullColor
    if !hasShades, !isNight, isLuminanceReduced || hasPaleGround {
      recession.shares = [0.31, 0.31, 0.25]
    }
    if contrast == .increased { recession.shares = [0.8, 0.64, 0.5] }
    // What isn't accented at all must not stand out more than what is.
    if mode == .accented, !isAccented, !isNight, !isLuminanceReduced {
      recession.mostContrast = 0.9 * accentColor(over: ground).contrast(to: ground)
    }
    recession.leastContrast = isNight ? 2 : contrast == .increased ? 4.5 : 3
    return recession
  }
}
