import Home
import Pages

extension Flag {
  static let mode = Flag(
    name: "mode",
    effect: .takes(.wish(for: .mode, named: "MODE")),
    example: "widgetty --mode accented --accent teal")

  static let night = Flag(
    name: "night", effect: .mayTake(.night, alone: "on"),
    example: "widgetty --night 22:00-07:00")

  static let alwaysOn = Flag(
    name: "always-on", effect: .switches(.alwaysOn),
    example: "widgetty --always-on")

  static let recede = Flag(
    name: "recede", effect: .switches(.recede),
    example: "widgetty --recede off")

  static let appearance = Flag(
    name: "appearance",
    effect: .takes(.wish(for: .appearance, named: "MODE")),
    example: "widgetty --appearance light")

  static let accent = Flag(
    name: "accent", effect: .takes(.accent { $0.wishes[.accent] = $1.word }),
    example: "widgetty --mode accented --accent teal")

  static let typeSize = Flag(
    name: "type-size", effect: .takes(.wish(for: .typeSize, named: "SIZE")),
    usual: "large",
    example: "widgetty --type-size AX3")

  static let idleStandBy = Flag(
    name: "idle-standby", effect: .takes(.idleMinutes),
    usual: "off",
    example: "widgetty --idle-standby 10")

  static let lockedContent = Flag(
    name: "locked-content", effect: .takes(.lockedContent),
    usual: "hidden",
    example: "widgetty --locked-content shown")

  static let lockWallpaper = Flag(
    name: "lock-wallpaper", effect: .takes(.lockWallpaper),
    usual: "sky",
    example: "widgetty --lock-wallpaper home")

  static let increaseContrast = Flag(
    name: "increase-contrast", effect: .switches(.increaseContrast),
    example: "widgetty --increase-contrast --differentiate-without-color", usuallyStandsAlone: true)

  static let differentiateWithoutColor = Flag(
    name: "differentiate-without-color", effect: .switches(.differentiateWithoutColor),
    example: "widgetty --increase-contrast --differentiate-without-color", usuallyStandsAlone: true)
}

extension Flag.Effect {
  /// Turns an aspect with two states on, or off.
  static func switches(_ aspect: Preferences.Aspect) -> Self {
    .mayTake(.wish(for: aspect), alone: "on")
  }
}
