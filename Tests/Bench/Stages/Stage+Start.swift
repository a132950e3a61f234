import Almanac
import System
import Cells
import FoundationEssentials
import Home
import Layout
import Terminal
import Views

extension Stage {
  static let start = Stage(name: "start", summary: "what is done once, before the first frame") {
    let subject = try Subject()
    let size = Subject.sizes[0]
    return try tables() + [
      Figure(
        "start.home", Timing.of { subject.home(size) }, in: .microseconds),
      Figure("start.terminfo", try Timing.of { try entry(size) }, in: .microseconds),
      Figure("start.screen", try opening(size), in: .microseconds),
    ]
  }

  private static func tables() throws -> [Figure] {
    let strings = Asset.koreanStrings.strings
    return [
      Figure(
        "start.strings", Timing.of { Asset.koreanStrings.strings },
        in: .microseconds),
      Figure("start.wording", try Timing.of { try Wording(table: strings) }, in: .microseconds),
      Figure(
        "start.zone", try Timing.of { try Zone(named: "America/New_York") }, in: .microseconds),
      Figure(
        "start.symbols", try Timing.of { try SymbolIndex(of: Asset.figures.text) },
        in: .microseconds),
      Figure(
        "start.colors", try Timing.of { try NamedColors(parsing: Asset.colors.text) },
        in: .microseconds),
    ]
  }

  private static func entry(_ size: Size) throws -> TerminfoEntry {
    try TerminfoDatabase(environment: [:]).entry(for: TerminalName("xterm-256color"))
      .painting(size, in: .direct)
  }

  private static func opening(_ size: Size) throws -> Timing {
    try BusyTerminal.with(size: size) { terminal in
      try Timing.of {
        var screen = try Screen(bench: terminal)
        screen.close()
      }
    }
  }
}
