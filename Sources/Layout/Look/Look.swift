package import Cells
package import Views

/// The treatment of colours: the only code that turns paints into RGB.
package struct Look: Hashable, Sendable {
  package var mode = WidgetRenderingMode.fullColor
  package var appearance: ColorScheme
  /// The colour of the accented part in tinted mode.
  package var accent = Look.amber
  /// Whether everything is red, which keeps eyes adapted to the dark.
  package var isNight = false
  /// Whether the display is dimmed, as in Always-On.
  package var isLuminanceReduced = false
  package var contrast = ColorSchemeContrast.standard
  /// The available colours; with few of them, gradients would show as steps.
  package var depth: ColorDepth

  /// The colours in place of the program's own; nil for these.
  package var theme: Theme?
  /// Whether it is for what isn't a widget.
  package var isChrome = false
  /// Whether it is for what stands on the wallpaper, which no colour was chosen for.
  package var isOnWallpaper = false

  /// Whether the paint belongs to the accented part.
  package var isAccented = false
  /// The part being painted, and whether it may be out of date.
  var part = Part.figure
  var isStale = false
  /// Whether the paint belongs to a control.
  var isControl = false

  private let chosenGround: RGB?
  private let names: NamedColors

  package init(
    appearance: ColorScheme = .dark, ground: RGB? = nil, depth: ColorDepth = .direct,
    names: NamedColors = NamedColors()
  ) {
    self.appearance = appearance
    self.depth = depth
    self.names = names
    chosenGround = ground
  }

  /// The colour below everything. Terminals hardly ever report theirs.
  package var ground: RGB {
    if isNight || isLuminanceReduced { return .black }
    return chosenGround ?? (appearance == .light ? .white : .black)
  }

  package static let amber = Color(red: 1, green: 180 / 255, blue: 84 / 255)

  package func resolve(
    _ paint: Paint, at position: UnitPoint = .center, opacity: Double = 1, over ground: RGB
  ) -> RGB {
    var swatch = swatch(of: paint, opacity: opacity, over: ground)
    return swatch.color(at: position, in: Size(width: 1, height: 1))
  }

  /// The swatch of a paint, valid for all places on one background colour.
  func swatch(of paint: Paint, opacity: Double, over ground: RGB) -> Swatch {
    Swatch(of: leveled(paint), opacity: opacity, over: ground, in: self)
  }

  /// Whether a gradient is shown as stripes of colours chosen for the palette.
  func hasStripes(_ paint: Paint) -> Bool {
    guard case .linear(let gradient) = paint.fill else { return false }
    return gradient.gradient.stops.allSatisfy { stripe(of: $0.color.source) != nil }
  }

  /// The colour chosen for a named colour in the palette, or the nearest to the theme's; nil if none
  /// is.
  private func stripe(of source: Color.Source) -> RGB? {
    guard case .asset(let name) = source,
      let chosen = names.stripe(name, appearance, in: depth)
    else { return nil }
    guard depth == .palette256, let own = themed(source) else { return chosen }
    return depth.palette?.shown(own) ?? chosen
  }

  /// The shown colour and its opacity: first the mode applies, then dim light, then night.
  func mixture(of color: Color, over ground: RGB) -> Mixture {
    let meant = pigment(of: color, over: ground)
    let shown =
      switch mode.kind {
      case .fullColor: fullColor(meant, of: color, over: ground)
      case .accented: accented(meant, over: ground)
      case .vibrant: vibrant(meant, over: ground)
      }
    let lit = isLuminanceReduced ? luminanceReduced(shown, over: ground) : shown
    let seen = isNight ? night(lit, over: ground) : lit
    return Mixture(color: seen.color, alpha: seen.alpha)
  }

  func solid(_ source: Color.Source, over ground: RGB) -> RGB {
    switch source {
    case .system(.primary): textColor(on: ground)
    case .system(.secondary):
      textColor(on: ground).receding(towards: ground, 1, by: recession(on: ground))
    case .system(let color): themed(source) ?? color.rgb(in: appearance)
    case .asset(let name):
      stripe(of: source) ?? themed(source) ?? names[name, appearance]
        ?? SystemColor.gray.rgb(in: appearance)
    case .parts(let red, let green, let blue): RGB(red, green, blue)
    }
  }

  private func pigment(of color: Color, over ground: RGB) -> Pigment {
    let rgb = solid(color.source, over: ground).mixed(with: .white, color.lightness)
    let isFull = keepsHues || color.source == .system(.primary)
    return Pigment(
      color: rgb,
      alpha: color.source == .system(.clear) ? 0 : color.alpha,
      prominence: isFull ? 1 : rgb.prominence)
  }

  /// The paint with its level of prominence. `.secondary` counts as a level even when given as a
  /// colour, and out-of-date content recedes to at least level 2.
  private func leveled(_ paint: Paint) -> Paint {
    var paint = paint
    if case .color(var color) = paint.fill, color.source == .system(.secondary) {
      color.source = .system(.primary)
      paint.fill = .color(color)
      paint.level = max(paint.level, 1)
    }
    if isStale { paint.level = max(paint.level + 1, 2) }
    return paint
  }
}
