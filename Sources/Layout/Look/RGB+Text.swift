import Cells

extension RGB {
  /// The colour of text on a ground: white, unless it can't be read there.
  static func text(on ground: RGB) -> RGB {
    if RGB.white.contrast(to: ground) >= 4.5 { return .white }
    return darkText.contrast(to: ground) >= 4.5 ? darkText : .black
  }

  /// The colour itself if it stands out enough from a ground, else moved towards white or black
  /// as far as it takes.
  func reaching(_ goal: Double, on ground: RGB) -> RGB {
    guard contrast(to: ground) < goal else { return self }
    // Towards pure black a hue stays what it is.
    let end = RGB.text(on: ground) == .white ? RGB.white : .black
    let share = Self.boundary { mixed(with: end, 1 - $0).contrast(to: ground) >= goal }
    return mixed(with: end, 1 - share)
  }

  /// The colour moved towards its ground until only a share of their contrast is left; text of the
  /// second and third level can always be read.
  func receding(towards ground: RGB, _ level: Int, by recession: Recession) -> RGB {
    guard level > 0 else { return self }
    let goal = recession.contrast(of: level, from: contrast(to: ground))
    let end = recession.isWithoutHue ? ground.withoutHue : ground
    return mixed(with: end, Self.boundary { mixed(with: end, $0).contrast(to: ground) >= goal })
  }

  /// The greatest share up to which something holds.
  private static func boundary(_ holds: (Double) -> Bool) -> Double {
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
