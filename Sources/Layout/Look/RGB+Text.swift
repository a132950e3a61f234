import Cells

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
