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
