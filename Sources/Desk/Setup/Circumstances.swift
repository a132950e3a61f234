import Almanac
import Assets
import FoundationEssentials
import Store
import Weather

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
  let weather: WeatherBureau
  let places: PlaceBook
  /// What is wrong with what is said about where the weather comes from.
  let weatherFault: String?
  let units: Units
  /// What is wrong with what is said about them.
  let unitsFault: String?
  /// Why the times are those of UTC, if nobody asked for that.
  let zoneFault: ZoneError?

  init(_ invocation: Invocation, environment: [String: String], clocks: Clocks) throws {
    (self.environment, self.clocks) = (environment, clocks)
    let (zone, fault) = Zone.system(environment: environment)
    language = invocation.language ?? Language(environment: environment)
    zoneFault = fault
    strings = try StringTable(language.strings.text)
    directories = Directories(environment: environment, chosen: invocation.data)
    (units, unitsFault) = Units.settled(
      invocation, environment: environment, directories: directories)
    dates = DateWriter(
      wording: try Wording(table: strings.entries), zone: zone, hourCycle: units.hourCycle)
    pace = try Pace(invocation, in: zone, clocks: clocks)
    store = directories.map { Store(in: $0.data, patience: Self.patience) }
    let settled = WeatherSettings.settled(
      invocation, environment: environment, directories: directories)
    weatherFault = settled.fault
    weather = WeatherBureau(
      settled.settings, for: invocation, at: pace, environment: environment,
      directories: directories, clocks: clocks)
    places = PlaceBook(
      beside: weather, environment: environment, directories: directories, clocks: clocks)
  }

  /// Who writes for some seconds, as a backup may, is waited for: a person would only try again.
  private static let patience = Duration.seconds(5)

  /// The date that it is now.
  var date: Date { pace.date(by: clocks) }
}
