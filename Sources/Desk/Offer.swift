package import Home
package import Pages
package import Timelines
package import WidgetIntents

/// The widgets and commands of a program, for the desk to run.
package struct Offer: Sendable {
  package typealias Strings = [String: String]

  let kinds: [WidgetKind]
  /// The dependencies of providers and intents.
  let dependencies: Dependencies
  /// The dependencies that follow from the user's settings.
  let supply: Supply
  /// The default list of widgets, in the format of the widgets file.
  let firstBoard: @Sendable (Strings) -> String
  /// The source of daylight for the appearance.
  let daytime: Home.DaytimeSource
  /// The pages behind widgets' links.
  let pages: PageSource
  /// The commands besides the program's own.
  let commands: [Command]

  package init(
    kinds: [WidgetKind], dependencies: Dependencies = Dependencies(),
    supply: Supply = .none,
    firstBoard: @escaping @Sendable (Strings) -> String,
    commands: [Command] = [],
    daytime: @escaping Home.DaytimeSource = { _, _ in nil },
    pages: PageSource = .none
  ) {
    self.kinds = kinds
    (self.dependencies, self.supply) = (dependencies, supply)
    self.firstBoard = firstBoard
    self.commands = commands
    (self.daytime, self.pages) = (daytime, pages)
  }

  var flags: Flags { Flags(of: supply) }

  var allCommands: [Command] { [.reload, .open, .widget] + commands }
}
