import Cells
import Views

/// The fading of less prominent content towards its background.
struct Recession: Hashable, Sendable {
  /// The share of the contrast that each level after the first keeps.
  var shares = [0.62, 0.42, 0.25]
  /// The minimum contrast of text on all levels but the last, which is for lines.
  var leastContrast = 3.0
  /// The maximum contrast of text below the first level.
  var mostContrast = Double.infinity
  var isWithoutHue = false

  /// The target contrast of a level, if the colour can reach it.
  func contrast(of level: Int, from full: Double) -> Double {
    let index = min(level, shares.count) - 1
    guard index < shares.count - 1 else { return max(1.2, shares[index] * full) }
    return max(leastContrast, shares[index] * min(full, mostContrast / shares[0]))
  }
}

extension Look {
  func recession(on ground: RGB) -> Recession {
    var recession = Recession(isWithoutHue: mode == .vibrant && !isNight)
    // With few colours, these shares select the only nearby grey.
    let hasPaleGround = mode != .fullColor && RGB.text(on: ground) != .white
    if !hasShades, !isNight, isLuminanceReduced || hasPaleGround {
      recession.shares = [0.31, 0.31, 0.25]
    }
    if contrast == .increased { recession.shares = [0.8, 0.64, 0.5] }
    // Unaccented text must not stand out more than accented text.
    if mode == .accented, !isAccented, !isNight, !isLuminanceReduced {
      recession.mostContrast = 0.9 * accentColor(over: ground).contrast(to: ground)
    }
    recession.leastContrast = isNight ? 2 : contrast == .increased ? 4.5 : 3
    return recession
  }
}
