import Home

extension Flag {
  static let mode = Flag(
    name: "mode",
    effect: .takes(.wish(for: .mode)),
    summary: "Shows widgets in their own colours, in two, or in greys over the wallpaper.",
    example: "widgetty --mode accented --accent teal")

  static let night = Flag(
    name: "night", effect: .wishes(.night),
    summary: "Shows everything in one red, which spares eyes that are used to the dark.",
    example: "widgetty --night")

  static let alwaysOn = Flag(
    name: "always-on", effect: .wishes(.alwaysOn),
    summary: "Lights as little as can be, without motion.",
    example: "widgetty --always-on")

  static let appearance = Flag(
    name: "appearance",
    effect: .takes(.wish(for: .appearance)),
    summary:
      "Shows everything dark, light, as the terminal is, or by the sun at the first place whose "
      + "weather is shown.",
    example: "widgetty --appearance light")

  static let accent = Flag(
    name: "accent", effect: .takes(.accent { $0.wishes[.accent] = $1.word }),
    summary: "Chooses the colour of accented parts: \(Accent.palette.alternatives), or any other.",
    example: "widgetty --mode accented --accent teal")

  static let typeSize = Flag(
    name: "type-size", effect: .takes(.wish(for: .typeSize)),
    summary: "Shows titles, numerals and symbols larger where there is room; large is the usual "
      + "size.",
    example: "widgetty --type-size AX3")

  static let increaseContrast = Flag(
    name: "increase-contrast", effect: .sets { $0.increasesContrast = true },
    summary: "Shows text in colours that stand out more.",
    example: "widgetty --increase-contrast --differentiate-without-color")

  static let differentiateWithoutColor = Flag(
    name: "differentiate-without-color", effect: .sets { $0.differentiatesWithoutColor = true },
    summary: "Asks widgets to tell nothing by colour alone.",
    example: "widgetty --increase-contrast --differentiate-without-color")
}

extension Flag.Effect {
  /// Sets an aspect with two states to on.
  fileprivate static func wishes(_ aspect: Preferences.Aspect) -> Self {
    .sets { $0.wishes[aspect] = "on" }
  }
}
