import Almanac
import Assets
import FoundationEssentials
import Store

/// What the command line and the environment say, whatever it is that is to be done.
struct Circumstances: Sendable {
  let environment: [String: String]
  let clocks: Clocks
  let pace: Pace
  let language: Language
  let strings: StringTable
  let dates: DateWriter
  let directories: Directories?
  /// What all processes share; nil where there is no folder for it.
  let store: Store?
  /// Why the times are those of UTC, if nobody asked for that.
  let zoneFault: ZoneError?

  init(_ invocation: Invocation, environment: [String: String], clocks: Clocks) throws {
    (self.environment, self.clocks) = (environment, clocks)
    let (zone, fault) = Zone.system(environment: environment)
    language = invocation.language ?? Language(environment: environment)
    zoneFault = fault
    strings = try StringTable(language.strings.text)
    dates = DateWriter(
      wording: try Wording(table: strings.entries), zone: zone, hourCycle: .twentyFour)
    pace = try Pace(invocation, in: zone, clocks: clocks)
    directories = Directories(environment: environment, chosen: invocation.data)
    store = directories.map { Store(in: $0.data) }
  }

  /// The date that it is now.
  var date: Date { pace.date(by: clocks) }
}
