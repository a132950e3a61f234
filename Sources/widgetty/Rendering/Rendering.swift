import Cells
import FoundationEssentials
import Home
import Layout
import Terminal

/// One screen, printed.
enum Rendering {
  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let environment = ProcessInfo.processInfo.environment
    let clocks = Clocks()
    let setup = try Setup(invocation, environment: environment, clocks: clocks)
    setup.tellZoneFault()
    let date = setup.pace.date(wall: clocks.wall, at: clocks.instant)
    let presentation = setup.presentation(
      at: date, glyphs: invocation.glyphs.tier ?? .quadrant,
      look: Look(depth: depth(for: invocation), names: setup.colors))
    var home = Home(size: invocation.size, presentation: presentation)
    let canvas = home.canvas(at: date)
    try Descriptor.standardOutput.write(text(of: canvas, for: invocation) + "\n")
    return .success
  }

  /// Plain text has no colours to tell a tile from what lies behind it.
  private static func depth(for invocation: Invocation) -> ColorDepth {
    invocation.colors.depth ?? (invocation.format == .text ? .mono : .direct)
  }

  private static func text(of canvas: Canvas, for invocation: Invocation) -> String {
    switch invocation.format {
    case .text: canvas.description
    case .ansi: AnsiText(canvas, depth: depth(for: invocation)).description
    case .json: ScreenDocument(canvas).json.description
    }
  }
}
