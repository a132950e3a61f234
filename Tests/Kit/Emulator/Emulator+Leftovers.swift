import Cells

extension Emulator {
  /// What a program has changed and not put back; nothing after a clean end.
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

  /// Whether a person would still see the frame before, because the next isn't complete.
  package var isInFrame: Bool { modes.contains(.synchronizedOutput) }

  /// Changes what the terminal says about its colours, and reports it where that was asked for.
  package mutating func changeAppearance(isDark: Bool) {
    profile.isDark = isDark
    (profile.foreground, profile.background) = isDark ? (.white, .black) : (.black, .white)
    if modes.contains(.appearanceReports) { reply(appearanceReport) }
  }
}
