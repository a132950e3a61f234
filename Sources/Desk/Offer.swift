package import Home
package import Intents
package import Pages
package import Timelines

/// What a program brings along for the desk to show.
package struct Offer: Sendable {
  package typealias Strings = [String: String]

  let kinds: [WidgetKind]
  /// What their providers and intents need.
  let dependencies: Dependencies
  /// What they need that follows from what a person has set.
  let supply: Supply
  /// What a board's file would say, for somebody who has none.
  let firstBoard: @Sendable (Strings) -> String
  /// By what the appearance follows the sun.
  let daytime: Home.DaytimeSource
  /// What widgets lead to.
  let pages: PageSource
  /// Beside the program's own.
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
