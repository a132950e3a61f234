import System
import Boards
import Cells
import FoundationEssentials
import Home
import Layout
import Store
import Terminal

/// Prints one screen.
enum Rendering {
  static func run(
    _ invocation: Invocation, _ offer: Offer, _ environment: [String: String]
  ) throws -> ExitStatus {
    let setup = try Setup(invocation, offer, environment)
    let date = setup.date
    let depth = depth(for: invocation, environment: setup.environment)
    let presentation = setup.presentation(
      at: date, glyphs: glyphs(for: invocation),
      look: Look(depth: depth, names: setup.colors), preferences: setup.preferences,
      isLocked: setup.isLocked)
    var home = setup.home(size: invocation.size, presentation: presentation)
    let standing = setup.standing
    if standing.isUnknown(home.place), let fault = standing.readingFault {
      _ = home.handle(.lastingFault(fault.cause.lastingFault), at: date)
    }
    home.inform(
      about: standing[home.place].instances, in: setup, at: date)
    if home.presentation.look.hasShades, let pictures = setup.circumstances.supplies.pictures {
      for path in home.picturePaths {
        let reading = pictures.read(path)
        if case .failure(let lack) = reading.outcome { Output.tell(lack.sentence) }
        _ = home.handle(.pictureRead(reading), at: date)
      }
    }
    if let word = invocation.opened {
      let reach = CallContext(
        of: setup, to: standing.home.instances, by: Mailbox<Event>())
      for widget in try standing.home.instances(meantBy: word) {
        home.open(widget, among: setup.pages, reaching: reach, at: date, by: setup.clocks)
      }
    }
    var pictures = Pictures()
    let canvas = home.frame(at: date, reusing: &pictures).canvas
    switch invocation.format {
    case .text: try Output.standard.write(.lines("\(canvas)\n"))
    case .ansi: try Output.standard.write(.colors("\(AnsiText(canvas, depth: depth))\n"))
    case .json: try Output.standard.write(.json("\(ScreenDocument(canvas).json)\n"))
    case .svg:
      // Only widgets are read to people who can't see them.
      let reading = invocation.opened == nil ? reading(of: home, setup, date) : ""
      let picture = VectorPicture(canvas.shown(in: depth), reading: reading)
      try Output.standard.write(.lines("\(picture)\n"))
    }
    return setup.status(telling: home.faults(at: date))
  }

  private static func reading(of home: Home, _ setup: Setup, _ date: Date) -> String {
    TranscriptDocument(
      readings: home.readings(of: home.place, at: date), strings: setup.strings
    ).text
      .description
  }

  /// The blocks where none are named. SVG draws them itself; whether a terminal's font has finer ones
  /// is unknown.
  private static func glyphs(for invocation: Invocation) -> GlyphTier {
    invocation.format == .svg ? .sextant : .quadrant
  }

  /// Plain text has no colours.
  private static func depth(
    for invocation: Invocation, environment: [String: String]
  ) -> ColorDepth {
    let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || invocation.format == .text
    return invocation.colors.depth ?? (isUnwanted ? .mono : .direct)
  }
}
