import Cells
import Views

extension RGB {
  /// The colour of text on a background: white unless it couldn't be read.
  static func text(on ground: RGB) -> RGB {
    if RGB.white.contrast(to: ground) >= 4.5 { return .white }
    return darkText.contrast(to: ground) >= 4.5 ? darkText : .black
  }

  /// The colour if its contrast is enough, or else moved towards white or black until it is.
  func reaching(_ goal: Double, on ground: RGB) -> RGB {
    guard contrast(to: ground) < goal else { return self }
    // Towards pure black, a colour keeps its hue.
    let end = RGB.text(on: ground) == .white ? RGB.white : .black
    let share = Self.boundary { mixed(with: end, 1 - $0).contrast(to: ground) >= goal }
    return mixed(with: end, 1 - share)
  }

  /// The colour moved towards its background until only a level's share of the contrast is left.
  /// Text of the second and third level stays readable.
  func receding(towards ground: RGB, _ level: Int, by recession: Recession) -> RGB {
    guard level > 0 else { return self }
    let goal = recession.contrast(of: level, from: contrast(to: ground))
    let end = recession.isWithoutHue ? ground.withoutHue : ground
    return mixed(with: end, Self.boundary { mixed(with: end, $0).contrast(to: ground) >= goal })
  }

  /// The largest share for which a condition holds.
  static func boundary(_ holds: (Double) -> Bool) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private static let darkText = RGB(0x15202E)
}

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
