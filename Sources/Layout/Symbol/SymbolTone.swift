import Ink

/// How bright a part of a symbol is where there are no hues, from 0 to 1.
struct SymbolTone {
  /// Where greys show what matters most.
  let grey: Double
  /// In the one red of the night.
  let red: Double
  private let isCloud: Bool

  /// Nil for a part that is no brighter than the text around it.
  init?(_ role: SymbolRole) {
    switch role.name {
    case "cloud": self.init(grey: 226, red: 190, isCloud: true)
    // Before a brighter one a bolt would be lost.
    case "storm": self.init(grey: 150, red: 120, isCloud: true)
    case "fog": self.init(grey: 190, red: 150, isCloud: true)
    case "rain": self.init(grey: 190, red: 232)
    case "moon", "star": self.init(grey: 255, red: 232)
    case "sun", "bolt", "snow", "red", "flame", "accent": self.init(grey: 255, red: 255)
    default: return nil
    }
  }

  private init(grey: Double, red: Double, isCloud: Bool = false) {
    self.grey = grey / 255
    self.red = red / 255
    self.isCloud = isCloud
  }

  /// Sun and rain are accented and clouds are not; where all of a symbol is, clouds let some of what
  /// lies behind them through.
  var isAccented: Bool { !isCloud }

  func opacity(isAccented: Bool) -> Double { isAccented && isCloud ? 0.6 : 1 }
}
