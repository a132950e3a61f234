import Cells

extension Emulator {
  /// The state that a program has changed and not restored; empty after a clean exit.
  package var leftBehind: [String] {
    var names = Mode.allCases
      .filter { modes.contains($0) != Mode.initial.contains($0) }
      .map { modes.contains($0) ? $0.rawValue : "no \($0.rawValue)" }
    if cursor.style != .plain { names.append("style \(cursor.style)") }
    if !cursor.characters.isPlain { names.append("line drawing") }
    if region != 0..<size.height { names.append("scroll region \(region)") }
    if hasChangedPalette { names.append("palette") }
    return names
  }

  /// Whether a frame is incomplete, so that a user would still see the one before.
  package var isInFrame: Bool { modes.contains(.synchronizedOutput) }

  /// Switches between light and dark, and reports that if requested.
  package mutating func changeAppearance(isDark: Bool) {
    profile.isDark = isDark
    (profile.foreground, profile.background) = isDark ? (.white, .black) : (.black, .white)
    if modes.contains(.appearanceReports) { reply(appearanceReport) }
  }
}
