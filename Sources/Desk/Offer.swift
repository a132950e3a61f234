package import Almanac
package import Boards
package import System
package import Pages
package import Store
package import Timelines
package import WidgetIntents

/// The widgets and commands of a program, for the desk to run.
package struct Offer: Sendable {

  /// Keeps what a store begins with, besides the board.
  package typealias Beginning = @Sendable (borrowing Change, StringTable) throws -> Void

  package typealias FirstTexts = @Sendable (Whereabouts) -> [BoardPlace: String]

  /// What the first widgets may depend on.
  package struct Whereabouts: Sendable {
    package let strings: StringTable
    package let language: Language
    /// The dependencies that follow from the user's settings.
    package let dependencies: Dependencies
  }

  let kinds: [WidgetKind]
  /// The dependencies of providers and intents.
  let dependencies: Dependencies
  /// The dependencies that follow from the user's settings.
  let supply: Supply
  /// The widgets of each place until somebody changes them, in the format of the widgets file.
  let firstBoards: FirstTexts
  /// Runs before each first change of the Home Screen.
  let beginning: Beginning
  /// The pages behind widgets' links.
  let pages: PageSource
  /// What rings.
  let alarms: AlarmSource?
  /// What the user is told of besides.
  let announcements: [AnnouncementSource]
  /// The commands besides the program's own.
  let commands: [Command]

  package init(
    kinds: [WidgetKind], dependencies: Dependencies = Dependencies(),
    supply: Supply = .none,
    firstBoards: @escaping FirstTexts,
    beginning: @escaping Beginning = { _, _ in },
    commands: [Command] = [],
    pages: PageSource = .none, alarms: AlarmSource? = nil,
    announcements: [AnnouncementSource] = []
  ) {
    self.kinds = kinds
    (self.dependencies, self.supply) = (dependencies, supply)
    (self.firstBoards, self.beginning) = (firstBoards, beginning)
    self.commands = commands
    (self.pages, self.alarms) = (pages, alarms)
    self.announcements = announcements
  }

  var flags: Flags { Flags(of: supply) }

  var allCommands: [Command] { [.reload, .open, .widget, .config] + commands + [.completion] }
}

extension Offer.Whereabouts {
  init(_ circumstances: Circumstances) {
    self.init(
      strings: circumstances.strings, language: circumstances.language,
      dependencies: circumstances.supplies.dependencies)
  }
}
