import Home

extension Flag {
  static let mode = Flag(
    name: "mode",
    effect: .takes(
      .choice { (invocation, mode: Preferences.Mode) in
        invocation.wishes[.mode] = mode.rawValue
      }),
    summary: "Shows widgets in their own colours, in two, or in greys over the wallpaper.",
    example: "widgetty --mode accented --accent teal")

  static let night = Flag(
    name: "night", effect: .sets { $0.wishes[.night] = "on" },
    summary: "Shows everything in one red, which spares eyes that are used to the dark.",
    example: "widgetty --night")

  static let alwaysOn = Flag(
    name: "always-on", effect: .sets { $0.wishes[.alwaysOn] = "on" },
    summary: "Lights as little as can be, without motion.",
    example: "widgetty --always-on")

  static let appearance = Flag(
    name: "appearance",
    effect: .takes(
      .choice { (invocation, appearance: Preferences.Appearance) in
        invocation.wishes[.appearance] = appearance.rawValue
      }),
    summary: "Shows everything dark, light, or as the terminal is.",
    example: "widgetty --appearance light")

  static let accent = Flag(
    name: "accent", effect: .takes(.accent { $0.wishes[.accent] = $1.word }),
    summary: "Chooses the colour of accented parts: \(Accent.palette.alternatives), or any other.",
    example: "widgetty --mode accented --accent teal")

  static let increaseContrast = Flag(
    name: "increase-contrast", effect: .sets { $0.increasesContrast = true },
    summary: "Shows text in colours that stand out more.",
    example: "widgetty --increase-contrast --differentiate-without-color")

  static let differentiateWithoutColor = Flag(
    name: "differentiate-without-color", effect: .sets { $0.differentiatesWithoutColor = true },
    summary: "Asks widgets to tell nothing by colour alone.",
    example: "widgetty --increase-contrast --differentiate-without-color")
}
