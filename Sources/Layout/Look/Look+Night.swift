import System
import Cells
import Views

extension Look {
  /// The colour in Night Mode: red on black. Light widgets turn dark, and so their text turns light
  /// instead of standing in front of a red lamp.
  func night(_ lit: Pigment, over ground: RGB) -> Pigment {
    var seen = lit
    switch part {
    case .wallpaper: seen = Pigment(color: .black, alpha: 1, prominence: 0)
    case .tile:
      seen.color = .red(Self.tile)
      seen.alpha = lit.alpha > 0 ? 1 : 0
    case .surface:
      seen.color = .red(255)
      seen.alpha = isControl ? lit.alpha * 0.9 : min(lit.alpha, 0.1)
    case .figure: seen.color = .red(dimmed(lit.brightness))
    case .writing: seen.color = writing(lit.prominence, over: ground)
    }
    return seen
  }

  /// A mixed colour as a shade of red; with 256 colours, one of the palette's pure reds.
  func filtered(_ color: RGB) -> RGB {
    guard isNight else { return color }
    guard depth == .palette256 else { return .red(color.red) }
    let level = Self.paletteLevels.min {
      abs(Int($0) - Int(color.red)) < abs(Int($1) - Int(color.red))
    }
    return RGB(red: level ?? 0, green: 0, blue: 0)
  }

  /// The colour of text: always readable, and dark on backgrounds too bright for red.
  private func writing(_ prominence: Double, over ground: RGB) -> RGB {
    let least = Double(Self.leastWriting)
    let brightness = least + (255 - least) * min(max(prominence, 0), 1)
    let choices = [RGB.red(dimmed(UInt8(clamping: Int(bounded: brightness)))), .red(255), .black]
    return choices.first { $0.contrast(to: ground) >= 3 }
      ?? choices.max { $0.contrast(to: ground) < $1.contrast(to: ground) } ?? .black
  }

  private func dimmed(_ brightness: UInt8) -> UInt8 {
    isLuminanceReduced ? UInt8(clamping: Int(bounded: Double(brightness) * 0.69)) : brightness
  }

  private static let tile: UInt8 = 20
  private static let leastWriting: UInt8 = 200
  private static let paletteLevels: [UInt8] = [0, 95, 135, 175, 215, 255]
}

extension RGB {
  /// The easiest red on the eyes at a brightness. Green and blue are rounded down, so that no dark
  /// red turns brown.
  fileprivate static func red(_ brightness: UInt8) -> RGB {
    RGB(
      red: brightness, green: UInt8(Int(brightness) * 26 / 255),
      blue: UInt8(Int(brightness) * 18 / 255))
  }
}
