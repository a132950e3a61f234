package import Almanac
import Assets
import Boards
package import FoundationEssentials
package import Intents
package import Store
package import Timelines

/// What a command has to work with.
package struct CommandContext: Sendable {
  /// Now, or what was asked for instead.
  package let date: Date
  /// How dates are written, and in which zone.
  package var dates: DateWriter { circumstances.dates }
  package var strings: [String: String] { circumstances.strings.entries }
  /// The strings of all languages, for a person may use the words of any.
  package var languages: [[String: String]] {
    [strings]
      + Language.allCases.compactMap { try? StringTable($0.strings.text).entries }
  }
  package var language: Language { circumstances.language }
  package var environment: [String: String] { circumstances.environment }
  /// Why the times are those of UTC, if nobody asked for that.
  package var zoneFault: ZoneError? { circumstances.zoneFault }
  package let kinds: [WidgetKind]
  /// Whether what is private is hidden.
  package var isLocked: Bool { LockFile(in: circumstances.directories).isLocked }
  let circumstances: Circumstances
  /// What providers and queries need.
  package let dependencies: Dependencies
  let firstBoard: @Sendable (Offer.Strings) -> String
  private let output: Descriptor

  init(
    _ invocation: Invocation, _ offer: Offer, environment: [String: String], clocks: Clocks,
    output: Descriptor = .standardOutput
  ) throws {
    let circumstances = try Circumstances(
      invocation, with: offer.supply, environment: environment, clocks: clocks)
    self.circumstances = circumstances
    dependencies = circumstances.dependencies(beside: offer.dependencies) {
      Now(date: circumstances.date, zone: circumstances.dates.zone)
    }
    date = circumstances.pace.date(by: clocks)
    (kinds, firstBoard, self.output) = (offer.kinds, offer.firstBoard, output)
  }

  /// What all processes share.
  package var store: Store {
    get throws {
      guard let store = circumstances.store else {
        throw CommandError("There is no folder for data; HOME or XDG_DATA_HOME would name it.")
      }
      return store
    }
  }

  /// The widgets that stand on the Home Screen.
  package var instances: [Instance] {
    get throws {
      try StandingBoard(in: circumstances, kinds: kinds, first: firstBoard).board.instances
    }
  }

  /// What is set about the widgets of a kind that stand on the Home Screen, as far as that is known.
  package func configurations(of kind: String) -> [[String: IntentValue]] {
    (try? instances)?.filter { $0.kind == kind }.map(\.configuration) ?? []
  }

  /// Whether a terminal gets what is printed, and no file or program.
  package var printsToTerminal: Bool { output.isTerminal }

  /// Says something beside what is printed, which programs may read.
  package func tell(_ sentence: String) { Descriptor.tell(sentence) }

  /// Prints text, with all its line ends.
  package func write(_ text: String) throws {
    try output.write(text)
  }
}
