/// A setting that is saved as a word, by its name; keys change most of them.
package enum Aspect: String, CaseIterable, Hashable, Sendable {
  case mode, night, appearance
  case alwaysOn = "always-on"
  case accent, recede
  case typeSize = "type-size"
  case glyphs, wallpaper, theme
  case idleStandBy = "idle-standby"
  case lockedContent = "locked-content"
  case lockWallpaper = "lock-wallpaper"
  case increaseContrast = "increase-contrast"
  case differentiateWithoutColor = "differentiate-without-color"
  case reduceMotion = "reduce-motion"
}
