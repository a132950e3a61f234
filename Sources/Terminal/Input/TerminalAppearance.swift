package import Cells

/// Whether the terminal shows light text on dark or the reverse.
package enum TerminalAppearance: String, Hashable, Sendable, CaseIterable {
  case dark
  case light

  package init(background: RGB) {
    self = background.luma < 128 ? .dark : .light
  }

  /// Parses `COLORFGBG`, the palette indexes of text and background, such as `15;0` or
  /// `0;default;15`; fails if it is missing or malformed.
  package init?(environment: [String: String]) {
    let parts = environment["COLORFGBG"]?.split(separator: ";") ?? []
    guard parts.count > 1, let ground = parts.last.flatMap({ Int($0) }) else { return nil }
    self = ground < 7 || ground == 8 ? .dark : .light
  }
}
