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

extension Look {
  /// Whether widgets show the backgrounds that they declare.
  package var showsContainerBackgrounds: Bool { mode == .fullColor && !isLuminanceReduced }

  /// The background of a widget's content, painted as `.tile`: the declared one, or a material that
  /// lets the wallpaper through. Nil if the widget has no background, because of dim light or too
  /// few colours.
  package func backdrop(of background: Node?, isRemovable: Bool = true) -> Node? {
    guard !showsContainerBackgrounds, isRemovable || background == nil else { return background }
    return material
  }

  /// What lets the wallpaper through; nil because of dim light or too few colours.
  package var material: Node? {
    let hasMaterial = hasShades && (isNight || !isLuminanceReduced)
    return hasMaterial ? Node(archiving: Color.white.opacity(materialOpacity)) : nil
  }

  /// Dark glass in front of the wallpaper: that is darker behind it, and a little lighter in all. Nil
  /// because of dim light or too few colours.
  package var glass: Node? {
    let hasGlass = hasShades && (isNight || !isLuminanceReduced)
    return hasGlass ? Node(archiving: Color(white: 0.18).opacity(0.43)) : nil
  }

  /// The opacity of the material. On light wallpapers it takes more to be visible.
  private var materialOpacity: Double {
    switch (mode, appearance) {
    case (.accented, .dark): 0.09
    case (.accented, .light): 0.45
    case (_, .dark): 0.13
    case (_, .light): 0.55
    }
  }
}

extension Look {
  /// The look for painting one part of the screen.
  package func painting(_ part: Part) -> Look {
    var look = self
    look.part = part
    return look
  }

  /// The look inside a box.
  func inside(_ box: Box) -> Look {
    guard box.isAccented || box.keepsColors || box.isStale != nil || box.control != nil else {
      return self
    }
    var look = self
    if box.keepsColors { look.mode = .fullColor }
    look.isControl = isControl || box.control != nil
    look.isAccented = isAccented || box.isAccented
    look.isStale = box.isStale ?? isStale
    return look
  }

  /// Whether hues are visible, so that they can tell things apart.
  var keepsHues: Bool { mode == .fullColor && !isNight && !isLuminanceReduced }

  /// Whether there are enough colours for shades between two others.
  package var hasShades: Bool { depth == .direct || depth == .palette256 }

  /// The opacity of a background for text. A solid one could hide text of the same colour. A
  /// control's background is its shape, so it stays as solid as declared.
  func surfaceOpacity(_ meant: Double, upTo most: Double) -> Double {
    min(meant, isControl ? Self.controlOpacity : most)
  }

  /// The colour of a background for text that is light on dark: a lighter one, but a darker one where
  /// the text on that would have to be dark, unlike all text around it; and the other way round.
  func surfaceColor(_ opacity: Double, over ground: RGB) -> RGB {
    let text = RGB.text(on: ground)
    let isOnDark = text == .white
    let staysOnDark = RGB.text(on: ground.mixed(with: text, opacity)) == .white
    // What is hardly seen through is meant to be the other way round.
    return staysOnDark == isOnDark || opacity > 0.3 ? text : isOnDark ? .black : .white
  }

  private static let controlOpacity = 0.9

  /// Whether the background of text must be kept apart from it: without hues, it could hide the
  /// text, and among few colours a control's could vanish.
  var separatesSurfaces: Bool { part.isContent && (!keepsHues || depth.hasFewColors) }
}

extension Look {
  /// Two solid colours: one for the accented part and one for the rest. Of the declared colour only
  /// the opacity is kept.
  func accented(_ meant: Pigment, over ground: RGB) -> Pigment {
    switch part {
    case .wallpaper: meant
    case .tile: Pigment(color: meant.color.withoutHue, alpha: meant.alpha, prominence: 0)
    case .surface:
      surface(meant, over: ground)
    case .figure, .writing:
      Pigment(
        color: groupColor(over: ground), alpha: meant.alpha, prominence: isAccented ? 1 : 0.9)
    }
  }

  private func surface(_ meant: Pigment, over ground: RGB) -> Pigment {
    let alpha = surfaceOpacity(meant.alpha, upTo: 0.2)
    return Pigment(
      color: isAccented ? accentColor(over: ground) : surfaceColor(alpha, over: ground),
      alpha: alpha, prominence: meant.prominence)
  }

  /// The colour of the part; adjusted only where it couldn't be read.
  private func groupColor(over ground: RGB) -> RGB {
    isAccented ? accentColor(over: ground) : RGB.text(on: ground)
  }

  /// The accent colour, with slightly more contrast than necessary because text on a gradient is
  /// fitted to its middle.
  func accentColor(over ground: RGB) -> RGB {
    solid(accent.source, over: ground).reaching(contrast == .increased ? 7 : 4.6, on: ground)
  }
}

extension Look {
  /// The declared colour; adjusted for text, and for the shape of a control that few colours would
  /// hide. System hues are fitted to their background; on the wallpaper and with increased contrast all
  /// colours are.
  func fullColor(_ meant: Pigment, of color: Color, over ground: RGB) -> Pigment {
    if part == .surface, isControl, vanishes(meant, over: ground) {
      return Pigment(color: .text(on: ground), alpha: 1, prominence: meant.prominence)
    }
    guard part == .writing,
      contrast == .increased || color.isHueOfSystem || isOnWallpaper || fits(color.source)
    else { return meant }
    var shown = meant
    shown.color = meant.color.reaching(contrast == .increased ? 7 : 4.5, on: ground)
    return shown
  }

  /// Whether a colour would be the one behind it where there are few.
  private func vanishes(_ pigment: Pigment, over ground: RGB) -> Bool {
    guard depth.hasFewColors, let palette = depth.palette, pigment.alpha > 0 else { return false }
    return palette.shown(ground.mixed(with: pigment.color, pigment.alpha)) == palette.shown(ground)
  }
}

extension Color {
  fileprivate var isHueOfSystem: Bool {
    switch source {
    case .system(.white), .system(.gray), .system(.black), .system(.clear), .system(.primary),
      .system(.secondary):
      false
    case .system: true
    case .asset, .parts: false
    }
  }
}

extension Look {
  /// The colour in Always-On: nearly black, with no hue but the accent's.
  func luminanceReduced(_ shown: Pigment, over ground: RGB) -> Pigment {
    var lit = shown
    let color = mode == .fullColor ? shown.color.withoutHue : shown.color
    switch part {
    case .wallpaper, .tile: lit.color = RGB.black.mixed(with: shown.color, 0.12)
    case .surface:
      lit.color = isControl ? RGB.text(on: ground) : color
      lit.alpha = isControl ? min(shown.alpha * 0.8, 0.3) : min(shown.alpha, 0.12)
    case .figure: lit.color = RGB.black.mixed(with: color, 0.62)
    case .writing:
      lit.color = color.lit(by: hasShades ? Self.writing : Self.writingInFewColors).reaching(
        4.5, on: ground)
    }
    return lit
  }

  private static let writing = RGB(0xB0B0B6)
  /// The second brightest grey of 16 colours. The only other grey is used for secondary text.
  private static let writingInFewColors = RGB(0xE5E5E5)
}

extension RGB {
  /// The colour under tinted light.
  fileprivate func lit(by light: RGB) -> RGB {
    func part(_ own: UInt8, _ light: UInt8) -> UInt8 {
      UInt8((Int(own) * Int(light) + 127) / 255)
    }
    return RGB(
      red: part(red, light.red), green: part(green, light.green), blue: part(blue, light.blue))
  }
}

extension Look {
  /// Greys that contrast with any background according to their prominence.
  func vibrant(_ meant: Pigment, over ground: RGB) -> Pigment {
    var shown = meant
    switch part {
    case .wallpaper: break
    case .tile: shown.color = meant.color.withoutHue
    case .surface:
      let share = isControl ? 1 : 0.35 + 0.65 * meant.prominence
      shown.alpha = surfaceOpacity(meant.alpha * share, upTo: 0.22)
      shown.color = surfaceColor(shown.alpha, over: ground).withoutHue
    case .figure: shown.color = grey(meant.prominence, over: ground)
    case .writing:
      shown.color = grey(meant.prominence, over: ground).reaching(4.5, on: ground).withoutHue
    }
    return shown
  }

  /// A light grey on dark backgrounds; a dark one where only dark text can be read.
  private func grey(_ prominence: Double, over ground: RGB) -> RGB {
    let isDark = RGB.text(on: ground) == .white
    return .grey(lightness: isDark ? prominence : 0.91 - 0.8 * prominence)
  }
}
