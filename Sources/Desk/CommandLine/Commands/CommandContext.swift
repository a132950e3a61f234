package import Almanac
package import System
import Boards
package import Cells
package import FoundationEssentials
import Pages
package import Store
import Terminal
package import Timelines
package import WidgetIntents

/// The surroundings in which a command runs.
package struct CommandContext: Sendable {
  /// The current date, or the one given by `--at`.
  package private(set) var date: Date
  /// The format and time zone of dates.
  package var dates: DateWriter { circumstances.dates }
  /// The words of the screen and those that only commands print.
  package let strings: StringTable
  /// The strings of all languages, because users may type words of any.
  package var languages: [StringTable] {
    [strings] + Language.allCases.map(\.words)
  }
  package var language: Language { circumstances.language }
  package var dateOrder: DateOrder { circumstances.dateOrder }
  package var environment: [String: String] { circumstances.environment }
  /// Nil if there is no folder for files.
  package var directories: Directories? { circumstances.directories }
  /// Why times are in UTC, if not by choice.
  package var zoneFault: ZoneError? { circumstances.zoneFault }
  package let kinds: [WidgetKind]
  /// Whether private content is hidden.
  package var isLocked: Bool { LockFile(in: circumstances.directories).isLocked }
  private(set) var circumstances: Circumstances
  /// The dependencies of providers and queries.
  package let dependencies: Dependencies
  let offer: Offer
  let invocation: Invocation
  /// The place that is meant; nil if none is named.
  let place: BoardPlace?
  let output: Output
  /// The folder of `--data`; nil for the usual ones.
  private let data: String?

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
    let words = circumstances.language.commandWords
    strings = circumstances.keyTexts.naming(circumstances.written.keys, in: words)
    (kinds, self.offer, self.output) = (offer.kinds, offer, output)
    self.invocation = invocation
    (place, data) = (invocation.place, invocation.data)
  }

  /// The database that all processes share.
  package var store: Store {
    get throws {
      guard let store = circumstances.store else {
        throw CommandError(strings.text("error.store.none"))
      }
      return store
    }
  }

  /// The widgets on the Home Screen.
  package var instances: [Instance] {
    get throws { try boards.known(at: .home).instances }
  }

  /// The same, at the date that it is now.
  var renewed: CommandContext {
    var context = self
    context.circumstances = circumstances.renewed
    context.date = circumstances.date
    return context
  }

  var boards: StandingBoards {
    get throws { try StandingBoards(in: circumstances, kinds: kinds, first: offer.firstBoards) }
  }

  /// The same as with the flags among some words, such as `--data` and `--locale`, as far as they can be
  /// read.
  func meant(by words: some Sequence<String>) throws -> CommandContext {
    var invocation = Invocation()
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let flag = offer.flags[written: parts.first ?? ""],
        case .takes(let value) = flag.effect,
        let text = parts.count > 1 ? parts[1] : rest.popFirst()
      else { continue }
      _ = value.store(&invocation, text)
    }
    invocation.language = invocation.language ?? language
    invocation.data = invocation.data ?? data
    return try CommandContext(
      invocation, offer, environment: environment, clocks: circumstances.clocks, output: output)
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
  package func sentences(of error: any Error) -> [String] { strings.sentences(of: error) }
}
