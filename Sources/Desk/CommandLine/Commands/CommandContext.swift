package import Almanac
import Assets
import Boards
package import Cells
package import FoundationEssentials
package import Printing
package import Store
import Terminal
package import Timelines
package import WidgetIntents

/// The surroundings in which a command runs.
package struct CommandContext: Sendable {
  /// The current date, or the one given by `--at`.
  package let date: Date
  /// The format and time zone of dates.
  package var dates: DateWriter { circumstances.dates }
  package var strings: [String: String] { circumstances.strings.entries }
  /// The strings of all languages, because users may type words of any.
  package var languages: [[String: String]] {
    [strings]
      + Language.allCases.compactMap { try? StringTable($0.strings.text).entries }
  }
  package var language: Language { circumstances.language }
  package var dateOrder: DateOrder { circumstances.dateOrder }
  package var environment: [String: String] { circumstances.environment }
  /// Why times are in UTC, if not by choice.
  package var zoneFault: ZoneError? { circumstances.zoneFault }
  package let kinds: [WidgetKind]
  /// Whether private content is hidden.
  package var isLocked: Bool { LockFile(in: circumstances.directories).isLocked }
  let circumstances: Circumstances
  /// The dependencies of providers and queries.
  package let dependencies: Dependencies
  let firstBoards: Offer.FirstTexts
  /// The place that is meant; nil if none is named.
  let place: BoardPlace?
  private let output: Output

  init(
    _ invocation: Invocation, _ offer: Offer, environment: [String: String], clocks: Clocks,
    output: Output = .standard
  ) throws {
    let command = offer.allCommands.first { $0.name == invocation.call?.command }
    let circumstances = try Circumstances(
      invocation, with: offer.supply, environment: environment, clocks: clocks,
      isPrompt: command?.isPrompt ?? false)
    self.circumstances = circumstances
    dependencies = circumstances.dependencies(for: offer) {
      Now(date: circumstances.date, zone: circumstances.dates.zone)
    }
    date = circumstances.pace.date(by: clocks)
    (kinds, firstBoards, self.output) = (offer.kinds, offer.firstBoards, output)
    place = invocation.place
  }

  /// The database that all processes share.
  package var store: Store {
    get throws {
      guard let store = circumstances.store else {
        throw CommandError("There is no folder for data; HOME or XDG_DATA_HOME would name it.")
      }
      return store
    }
  }

  /// The widgets on the Home Screen.
  package var instances: [Instance] {
    get throws { try boards.known(at: .home).instances }
  }

  var boards: StandingBoards {
    get throws { try StandingBoards(in: circumstances, kinds: kinds, first: firstBoards) }
  }

  /// The configurations of a kind's widgets on the Home Screen; empty if that can't be read.
  package func configurations(of kind: String) -> [[String: IntentValue]] {
    (try? instances)?.filter { $0.kind == kind }.map(\.configuration) ?? []
  }

  /// Prints a sentence to standard error, apart from output that programs may read.
  package func tell(_ sentence: String) { Output.tell(sentence) }

  package func write(_ text: PrintedText) throws {
    try output.write(text)
  }

  /// Prints a picture in colours of a depth.
  package func write(_ canvas: Canvas, in depth: ColorDepth) throws {
    try output.write(.colors("\(AnsiText(canvas, depth: depth))\n"))
  }

  /// Prints a document of another format. A terminal gets it line by line, and harmless.
  package func export(_ document: String) throws {
    if output.isTerminal {
      try output.write(.lines(document))
    } else {
      try output.write(.export(document))
    }
  }

  /// The sentences that say an error, each for a line of its own.
  package func sentences(of error: any Error) -> [String] { Desk.sentences(of: error) }
}
