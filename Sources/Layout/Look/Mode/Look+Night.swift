import Cells
import Views

extension Look {
  /// One red on black. Tiles are dark whatever they were, so that writing on light ones becomes
  /// light on dark instead of standing before a red lamp.
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

  /// A mixed colour brought back to the one red, in 256 colours to those of the palette that are
  /// pure.
  func filtered(_ color: RGB) -> RGB {
    guard isNight else { return color }
    guard depth == .palette256 else { return .red(color.red) }
    let level = Self.paletteLevels.min {
      abs(Int($0) - Int(color.red)) < abs(Int($1) - Int(color.red))
    }
    return RGB(red: level ?? 0, green: 0, blue: 0)
  }

  /// Never so dark that it can't be read; dark itself on what is too bright for red.
  private func writing(_ prominence: Double, over ground: RGB) -> RGB {
    let least = Double(Self.leastWriting)
    let brightness = least + (255 - least) * min(max(prominence, 0), 1)
    let choices = [RGB.red(dimmed(UInt8(brightness))), .red(255), .black]
    return choices.first { $0.contrast(to: ground) >= 3 }
      ?? choices.max { $0.contrast(to: ground) < $1.contrast(to: ground) } ?? .black
  }

  private func dimmed(_ brightness: UInt8) -> UInt8 {
    isLuminanceReduced ? UInt8(Double(brightness) * 0.69) : brightness
  }

  private static let tile: UInt8 = 20
  private static let leastWriting: UInt8 = 200
  private static let paletteLevels: [UInt8] = [0, 95, 135, 175, 215, 255]
}

extension RGB {
  /// The red that spares the eyes most, at some brightness; the other parts are rounded down, so
  /// that no dark red is brown.
  fileprivate static func red(_ brightness: UInt8) -> RGB {
    RGB(
      red: brightness, green: UInt8(Int(brightness) * 26 / 255),
      blue: UInt8(Int(brightness) * 18 / 255))
  }
}
