package import Almanac

/// Where the program runs and what for, as far as that matters to supplies.
package struct Site: Sendable {
  package let environment: [String: String]
  /// Nil where there is no folder for anything.
  package let directories: Directories?
  /// That which was asked for on the command line.
  package let language: Language?
  /// Whether the dates are those of the world, and not made up.
  package let hasWorldTime: Bool
  /// Whether the program shows widgets until it is left.
  package let staysOpen: Bool
  /// Whether something is printed at once, with what is known by then.
  package let printsAtOnce: Bool
  private let clocks: Clocks

  /// A time that only goes forward.
  package var instant: Duration { clocks.instant }

  init(
    _ invocation: Invocation, environment: [String: String], directories: Directories?,
    at pace: Pace, by clocks: Clocks
  ) {
    (self.environment, self.directories) = (environment, directories)
    (language, hasWorldTime) = (invocation.language, pace == .wall)
    staysOpen = invocation.subcommand == nil && invocation.call == nil
    printsAtOnce = invocation.subcommand == .render || invocation.subcommand == .read
    self.clocks = clocks
  }
}
