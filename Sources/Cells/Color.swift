import Glibc

/// A 24-bit colour: 8 bits each of red, green and blue.
package struct RGB: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package static let black = RGB(red: 0, green: 0, blue: 0)
  package static let white = RGB(red: 255, green: 255, blue: 255)

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour `0xRRGGBB`.
  package init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  package var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension RGB: CustomStringConvertible {
  package var description: String {
    let digits = String(hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension RGB {
  /// The relative luminance, from 0 to 1.
  package var luminance: Double {
    func part(_ byte: UInt8) -> Double { Self.linearParts[Int(byte)] }
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }

  /// The contrast ratio, from 1 for equal colours to 21 for black and white.
  package func contrast(to other: RGB) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  private static let linearParts: [Double] = (0...255).map { byte in
    let part = Double(byte) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

extension RGB {
  /// The squared perceptual distance. Green counts most; red counts more as both colours get
  /// redder.
  func distance(to other: RGB) -> Int {
    let red = Int(self.red) - Int(other.red)
    let green = Int(self.green) - Int(other.green)
    let blue = Int(self.blue) - Int(other.blue)
    let redness = (Int(self.red) + Int(other.red)) / 2
    return (512 + redness) * red * red + 1024 * green * green + (767 - redness) * blue * blue
  }

  /// The distance from grey, from 0 to 255.
  var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }

  /// Whether it is meant as grey, with at most a shade of a hue.
  var isGrey: Bool { chroma < 32 }

  /// Whether it is a strong yellow.
  var isYellow: Bool { Int(min(red, green)) - Int(blue) >= 128 }

  /// The perceived brightness, from 0 to 255.
  package var luma: Int {
    (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
  }
}

/// The known colours of a terminal's palette, by index.
package struct FixedPalette: Sendable {
  package let colors: [RGB]
  private let firstIndex: Int
  /// Whether to prefer a hue over the nearest grey, and grey over the nearest hue: with few
  /// colours, a pale hue would turn grey, and grey would turn into a hue of its brightness.
  private let keepsHues: Bool

  /// The 240 colours of the 256-colour palette that every terminal shares. The first 16 are
  /// skipped, because people change them.
  package static let of256 = FixedPalette(colors: cube + greys, firstIndex: 16, keepsHues: false)

  /// Xterm's first 16 colours; most people's are close to these.
  package static let of16 = FixedPalette(colors: ansi, firstIndex: 0, keepsHues: true)
  package static let of8 = FixedPalette(
    colors: Array(ansi.prefix(8)), firstIndex: 0, keepsHues: true)

  package func nearestIndex(to colour: RGB) -> UInt8 {
    index(colors.indices.min { distance($0, colour) < distance($1, colour) })
  }

  /// The colour to set something of this colour off from a ground that it shares its nearest colour
  /// with. Among few colours, another hue would say too much: it is the grey nearest in brightness, and on
  /// grey one that is lighter or darker as is meant.
  package func indexOffsetting(_ colour: RGB, from ground: UInt8) -> UInt8 {
    let others = colors.indices.filter { index($0) != ground }
    guard keepsHues, let luma = self[ground]?.luma else {
      return index(others.min { distance($0, colour) < distance($1, colour) })
    }
    let greys = others.filter { colors[$0].isGrey }
    let meant = greys.filter { (colors[$0].luma > luma) == (colour.luma > luma) }
    let isOnGrey = self[ground]?.isGrey == true
    return index(
      (isOnGrey && !meant.isEmpty ? meant : greys).min {
        abs(colors[$0].luma - luma) < abs(colors[$1].luma - luma)
      })
  }

  /// The nearest colour with at least the given contrast to a background; if there is none, the one
  /// with the most contrast. Among few colours, grey stays grey, and on a hue all is grey but yellow.
  package func nearestIndex(to colour: RGB, standingOut least: Double, from ground: RGB) -> UInt8 {
    let clear = colors.indices.filter { isClear($0, on: ground, least) }
    let isWithoutHue = colour.isGrey || !ground.isGrey && !colour.isYellow
    let greys = keepsHues && isWithoutHue ? clear.filter { colors[$0].isGrey } : []
    return index(
      (greys.isEmpty ? clear : greys).min { distance($0, colour) < distance($1, colour) }
        ?? colors.indices.max {
          colors[$0].contrast(to: ground) < colors[$1].contrast(to: ground)
        })
  }

  /// Whether text of a colour can be read with the least contrast.
  package func isClear(_ text: UInt8, on ground: RGB, _ least: Double) -> Bool {
    let place = Int(text) - firstIndex
    return colors.indices.contains(place) && isClear(place, on: ground, least)
  }

  private func isClear(_ place: Int, on ground: RGB, _ least: Double) -> Bool {
    let contrast = colors[place].contrast(to: ground)
    guard keepsHues, !colors[place].isGrey, !ground.isGrey else { return contrast >= least }
    return (colors[place].isYellow || ground.isYellow) && contrast >= Self.leastOfHues
  }

  /// The nearest colour.
  package func shown(_ colour: RGB) -> RGB { self[nearestIndex(to: colour)] ?? colour }

  package subscript(index: UInt8) -> RGB? {
    let place = Int(index) - firstIndex
    return colors.indices.contains(place) ? colors[place] : nil
  }

  private func index(_ place: Int?) -> UInt8 {
    UInt8(truncatingIfNeeded: firstIndex + (place ?? 0))
  }

  private func distance(_ place: Int, _ colour: RGB) -> Int {
    let other = colors[place]
    guard keepsHues else { return other.distance(to: colour) }
    let lost = max(0, colour.chroma - other.chroma)
    let gained = colour.isGrey ? other.chroma : 0
    return other.distance(to: colour) + 1024 * (lost * lost + gained * gained)
  }

  /// The contrast of a hue to yellow that can be read in the palettes that people choose. They make cyan
  /// and green too dark to be read on blue, and only yellow is light in all of them.
  private static let leastOfHues = 5.0

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let cube = levels.flatMap { red in
    levels.flatMap { green in levels.map { RGB(red: red, green: green, blue: $0) } }
  }

  private static let greys = (0..<24).map { step in
    let level = UInt8(8 + 10 * step)
    return RGB(red: level, green: level, blue: level)
  }

  private static let ansi = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { RGB(UInt32($0)) }
}
