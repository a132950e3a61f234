import Ink

/// The brightness of a symbol's part in looks without hues.
struct SymbolTone {
  /// The grey, from 0 to 1.
  let grey: Double
  /// The red in Night Mode, from 0 to 1.
  let red: Double
  private let isCloud: Bool

  /// Fails for a part as bright as the surrounding text.
  init?(_ role: SymbolRole) {
    switch role.name {
    case "cloud": self.init(grey: 226, red: 190, isCloud: true)
    // Darker than other clouds, so that the bolt in front stands out.
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

  /// Whether the part is accented: sun and rain are, clouds aren't. Where a whole symbol is
  /// accented, clouds are translucent.
  var isAccented: Bool { !isCloud }

  func opacity(isAccented: Bool) -> Double { isAccented && isCloud ? 0.6 : 1 }
}
