import Cells
import FoundationEssentials
import Home
import Layout
import Terminal

/// One screen, printed.
enum Rendering {
  static func run(_ invocation: Invocation, _ offer: Offer) throws -> ExitStatus {
    let setup = try Setup(invocation, offer)
    let date = setup.date
    let depth = depth(for: invocation, environment: setup.environment)
    let presentation = setup.presentation(
      at: date, glyphs: glyphs(for: invocation),
      look: Look(depth: depth, names: setup.colors), preferences: invocation.preferences())
    var home = setup.home(size: invocation.size, presentation: presentation)
    home.inform(about: setup.board.instances, at: date, by: setup.clocks)
    let canvas = home.canvas(at: date)
    try Descriptor.standardOutput.write(text(of: canvas, as: invocation.format, depth) + "\n")
    return .success
  }

  /// A picture draws the finest blocks itself; of the fonts of a terminal that is not known.
  private static func glyphs(for invocation: Invocation) -> GlyphTier {
    invocation.glyphs.tier ?? (invocation.format == .svg ? .sextant : .quadrant)
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
    case .svg: VectorPicture(depth == .mono ? canvas.uncolored : canvas).description
    }
  }
}

extension Canvas {
  /// As it looks where there are only attributes.
  fileprivate var uncolored: Canvas {
    var copy = self
    copy.restyle(bounds) { style, _ in style = Style(attributes: style.attributes) }
    return copy
  }
}
