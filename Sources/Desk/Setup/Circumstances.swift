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
  let site: Site
  let supplies: Supplies
  /// Why the times are those of UTC, if nobody asked for that.
  let zoneFault: ZoneError?

  init(
    _ invocation: Invocation, with supply: Supply = .none, environment: [String: String],
    clocks: Clocks
  ) throws {
    (self.environment, self.clocks) = (environment, clocks)
    let (zone, fault) = Zone.system(environment: environment)
    language = invocation.language ?? Language(environment: environment)
    zoneFault = fault
    strings = try StringTable(language.strings.text)
    directories = Directories(environment: environment, chosen: invocation.data)
    pace = try Pace(invocation, in: zone, clocks: clocks)
    site = Site(
      invocation, environment: environment, directories: directories, at: pace, by: clocks)
    supplies = Supplies(supply, as: invocation, at: site)
    dates = DateWriter(
      wording: try Wording(table: strings.entries), zone: zone, hourCycle: supplies.hourCycle)
    store = directories.map { Store(in: $0.data, patience: Self.patience) }
  }

  /// Who writes for some seconds, as a backup may, is waited for: a person would only try again.
  private static let patience = Duration.seconds(5)

  /// The date that it is now.
  var date: Date { pace.date(by: clocks) }
}
