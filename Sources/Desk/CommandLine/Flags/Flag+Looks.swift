import Home
import Keys

extension Flag {
  static let mode = Flag(
    name: "mode",
    effect: .takes(.wish(for: .mode, named: "MODE")),
    summary: "Widget colours",
    detail: "Their own, two, or greys over the wallpaper",
    example: "widgetty --mode accented --accent teal")

  static let night = Flag(
    name: "night", effect: .mayTake(.night, alone: "on"),
    summary: "Show everything in red",
    detail:
      "It spares eyes that are used to the dark; auto is for the time between sunset and sunrise at"
      + " the first place whose weather is shown, HOURS such as 22:00-07:00 for that time of day",
    example: "widgetty --night 22:00-07:00")

  static let alwaysOn = Flag(
    name: "always-on", effect: .switches(.alwaysOn),
    summary: "Dim, without motion",
    example: "widgetty --always-on")

  static let recede = Flag(
    name: "recede", effect: .switches(.recede),
    summary: "Dim when away",
    detail: "Widgets lose their colours while the terminal doesn't have the focus",
    example: "widgetty --recede off")

  static let appearance = Flag(
    name: "appearance",
    effect: .takes(.wish(for: .appearance, named: "MODE")),
    summary: "Appearance",
    detail:
      "auto follows the terminal; sun follows the sun at the first place whose weather is shown",
    example: "widgetty --appearance light")

  static let accent = Flag(
    name: "accent", effect: .takes(.accent { $0.wishes[.accent] = $1.word }),
    summary: "Tint",
    example: "widgetty --mode accented --accent teal")

  static let typeSize = Flag(
    name: "type-size", effect: .takes(.wish(for: .typeSize, named: "SIZE")),
    summary: "Text size",
    usual: "large",
    detail: "Titles, numerals and symbols grow where there is room",
    example: "widgetty --type-size AX3")

  static let idleStandBy = Flag(
    name: "idle-standby", effect: .takes(.idleMinutes),
    summary: "StandBy when idle",
    usual: "off",
    detail: "It comes after so many minutes without a key or click, and goes with the next",
    example: "widgetty --idle-standby 10")

  static let lockedContent = Flag(
    name: "locked-content", effect: .takes(.wish(for: .lockedContent, named: "STATE")),
    summary: "Private content while locked",
    usual: "hidden",
    detail: "Whether what is private is seen on the Lock Screen and in a locked StandBy",
    example: "widgetty --locked-content shown")

  static let increaseContrast = Flag(
    name: "increase-contrast", effect: .sets { $0.increasesContrast = true },
    summary: "Increase contrast",
    example: "widgetty --increase-contrast --differentiate-without-color")

  static let differentiateWithoutColor = Flag(
    name: "differentiate-without-color", effect: .sets { $0.differentiatesWithoutColor = true },
    summary: "Differentiate without colour",
    detail: "Widgets then show nothing by colour alone",
    example: "widgetty --increase-contrast --differentiate-without-color")
}

extension Flag.Effect {
  /// Turns an aspect with two states on, or off.
  fileprivate static func switches(_ aspect: Preferences.Aspect) -> Self {
    .mayTake(.wish(for: aspect), alone: "on")
  }
}
