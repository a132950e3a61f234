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
    let depth = depth(for: invocation, environment: environment)
    let presentation = setup.presentation(
      at: date, glyphs: invocation.glyphs.tier ?? .quadrant,
      look: Look(depth: depth, names: setup.colors))
    var home = Home(size: invocation.size, presentation: presentation, at: date)
    let canvas = home.canvas(at: date)
    try Descriptor.standardOutput.write(text(of: canvas, as: invocation.format, depth) + "\n")
    return .success
  }

  /// Plain text has no colours to tell a tile from what lies behind it.
  private static func depth(
    for invocation: Invocation, environment: [String: String]
  ) -> ColorDepth {
    let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || invocation.format == .text
    return invocation.colors.depth ?? (isUnwanted ? .mono : .direct)
  }

  private static func text(
    of canvas: Canvas, as format: Invocation.Format, _ depth: ColorDepth
  ) -> String {
    switch format {
    case .text: canvas.description
    case .ansi: AnsiText(canvas, depth: depth).description
    case .json: ScreenDocument(canvas).json.description
    }
  }
}
