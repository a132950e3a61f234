package import Cells
package import Views

/// How colours are shown: the one door through which every paint becomes an RGB.
package struct Look: Hashable, Sendable {
  package var appearance: ColorScheme {
    didSet { if appearance != oldValue { ground = Self.ground(in: appearance) } }
  }
  /// What lies under everything: what a terminal of this appearance has there is hardly ever told.
  package var ground: RGB
  /// The colours there are; with few of them a gradient would only make stairs.
  package var depth: ColorDepth
  private let names: NamedColors

  package init(
    appearance: ColorScheme = .dark, ground: RGB? = nil, depth: ColorDepth = .direct,
    names: NamedColors = NamedColors()
  ) {
    self.appearance = appearance
    self.ground = ground ?? Self.ground(in: appearance)
    self.depth = depth
    self.names = names
  }

  private static func ground(in appearance: ColorScheme) -> RGB {
    appearance == .light ? .white : .black
  }

  package func resolve(
    _ paint: Paint, at position: UnitPoint = .center, opacity: Double = 1, over ground: RGB
  ) -> RGB {
    let swatch = swatch(of: paint, opacity: opacity, over: ground)
    return swatch.color(at: swatch.way(to: position, in: Size(width: 1, height: 1)))
  }

  /// The same for all places of what is painted.
  func swatch(of paint: Paint, opacity: Double, over ground: RGB) -> Swatch {
    Swatch(of: paint, opacity: opacity, over: ground, in: depth, hasBands: hasBands(paint)) {
      mixture(of: $0, over: ground)
    }
  }

  /// Whether a gradient is to be bands of colours chosen from the palette.
  private func hasBands(_ paint: Paint) -> Bool {
    guard case .linear(let gradient) = paint.fill else { return false }
    return gradient.gradient.stops.allSatisfy { band(of: $0.color.source) != nil }
  }

  /// The colour chosen from the palette for one that has a name.
  private func band(of source: Color.Source) -> RGB? {
    guard depth == .palette256, case .asset(let name) = source else { return nil }
    return names.band(name, appearance)
  }

  private func mixture(of color: Color, over ground: RGB) -> Mixture {
    Mixture(
      color: solid(color.source, over: ground).mixed(with: .white, color.lightness),
      alpha: color.alpha * (isClear(color) ? 0 : 1))
  }

  private func isClear(_ color: Color) -> Bool { color.source == .system(.clear) }

  private func solid(_ source: Color.Source, over ground: RGB) -> RGB {
    switch source {
    case .system(.primary): RGB.text(on: ground)
    case .system(.secondary): RGB.text(on: ground).receding(towards: ground, level: 1)
    case .system(let color): color.rgb(in: appearance)
    case .asset(let name):
      band(of: source) ?? names[name, appearance] ?? SystemColor.gray.rgb(in: appearance)
    case .parts(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}

extension Paint {
  /// The paint of lines between things.
  static let hairline = {
    var paint = Paint(.primary)
    paint.level = 3
    return paint
  }()
}
