package import Almanac
import Assets
package import FoundationEssentials
package import Store
package import Timelines

/// What a command has to work with.
package struct CommandContext: Sendable {
  /// Now, or what was asked for instead.
  package let date: Date
  /// How dates are written, and in which zone.
  package var dates: DateWriter { circumstances.dates }
  package var strings: [String: String] { circumstances.strings.entries }
  package let kinds: [WidgetKind]
  let circumstances: Circumstances
  let firstBoard: @Sendable (Offer.Strings) -> String
  private let output: Descriptor

  init(
    _ invocation: Invocation, _ offer: Offer, environment: [String: String], clocks: Clocks,
    output: Descriptor = .standardOutput
  ) throws {
    circumstances = try Circumstances(invocation, environment: environment, clocks: clocks)
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

  /// Prints text, with all its line ends.
  package func write(_ text: String) throws {
    try output.write(text)
  }
}
