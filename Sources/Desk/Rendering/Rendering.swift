import Assets
import Boards
import Cells
import FoundationEssentials
import Home
import Layout
import Terminal

/// Prints one screen.
enum Rendering {
  static func run(_ invocation: Invocation, _ offer: Offer) throws -> ExitStatus {
    let setup = try Setup(invocation, offer)
    let date = setup.date
    let depth = depth(for: invocation, environment: setup.environment)
    let presentation = setup.presentation(
      at: date, glyphs: glyphs(for: invocation),
      look: Look(depth: depth, names: setup.colors), preferences: invocation.preferences(),
      isLocked: LockFile(in: setup.directories).isLocked)
    var home = setup.home(size: invocation.size, presentation: presentation)
    home.inform(
      about: setup.board.instances, reaching: setup.dependencies, at: date, by: setup.clocks)
    var pictures = Pictures()
    let canvas = home.frame(at: date, reusing: &pictures).canvas
    let text =
      switch invocation.format {
      case .text: canvas.description
      case .ansi: AnsiText(canvas, depth: depth).description
      case .json: ScreenDocument(canvas).json.description
      case .svg:
        VectorPicture(canvas.shown(in: depth), reading: reading(of: home, setup, date))
          .description
      }
    try Descriptor.standardOutput.write(text + "\n")
    return .success
  }

  private static func reading(of home: Home, _ setup: Setup, _ date: Date) -> String {
    TranscriptDocument(readings: home.readings(at: date), strings: setup.strings.entries).text
  }

  /// SVG draws the finest blocks itself; whether a terminal's font has them is unknown.
  private static func glyphs(for invocation: Invocation) -> GlyphTier {
    invocation.glyphs.tier ?? (invocation.format == .svg ? .sextant : .quadrant)
  }

  /// Plain text has no colours.
  private static func depth(
    for invocation: Invocation, environment: [String: String]
  ) -> ColorDepth {
    let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || invocation.format == .text
    return invocation.colors.depth ?? (isUnwanted ? .mono : .direct)
  }
}
