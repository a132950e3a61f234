package import Cells

extension GlyphTier {
  /// The finest blocks that a terminal is known to draw without seams.
  ///
  /// The version is the terminal's own answer and takes precedence over the environment, which may
  /// be that of an outer terminal.
  package init(environment: [String: String], version: TerminalVersion? = nil) {
    let name = TerminalName(environment["TERM"] ?? "")
    self =
      if Self.isInsideAnother(environment, name: name) {
        .quadrant
      } else if let version {
        version.drawsSextants ? .sextant : Self.plainest(for: name)
      } else if TerminalVersion.candidates(environment).contains(where: \.drawsSextants) {
        .sextant
      } else {
        Self.plainest(for: name)
      }
  }

  /// Whether tmux or screen hides the real terminal.
  private static func isInsideAnother(_ environment: [String: String], name: TerminalName) -> Bool {
    environment["TMUX"]?.isEmpty == false || environment["STY"]?.isEmpty == false
      || ["tmux", "screen"].contains(where: name.text.hasPrefix)
  }

  /// The tier for an unknown terminal: every current font has quadrants, and console fonts have
  /// half blocks.
  private static func plainest(for name: TerminalName) -> GlyphTier {
    if name.isModern { return .quadrant }
    return name.text.hasPrefix("linux") ? .half : .ascii
  }
}
