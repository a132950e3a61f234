package import Cells

extension GlyphTier {
  /// The tier that a terminal is known to draw without seams.
  ///
  /// The version is the terminal's own answer; where there is one, the environment may be that of
  /// a terminal further out.
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

  /// Inside tmux and screen nobody knows the terminal around them.
  private static func isInsideAnother(_ environment: [String: String], name: TerminalName) -> Bool {
    environment["TMUX"]?.isEmpty == false || environment["STY"]?.isEmpty == false
      || ["tmux", "screen"].contains(where: name.text.hasPrefix)
  }

  /// Quadrants are in every font of today, half blocks in those of the console.
  private static func plainest(for name: TerminalName) -> GlyphTier {
    if name.isModern { return .quadrant }
    return name.text.hasPrefix("linux") ? .half : .ascii
  }
}
