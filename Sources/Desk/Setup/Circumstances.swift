import Almanac
import FoundationEssentials
import Pages
import Store
import System
import Timelines
import WidgetIntents

/// The command line and environment in a form that all subcommands use.
struct Circumstances: Sendable {
  let environment: [String: String]
  let clocks: Clocks
  let pace: Pace
  let language: Language
  /// The texts of the screen, with the keys that there are.
  let strings: StringTable
  /// Those of them that name keys, as they are written.
  let keyTexts: KeyTexts
  let dates: DateWriter
  let directories: Directories?
  /// The database that all processes share; nil if there is no folder for it.
  private(set) var store: Store?
  let site: Site
  /// What `config.toml` says.
  let written: WrittenSettings
  let supplies: Supplies
  /// Why times are in UTC, if not by choice.
  let zoneFault: ZoneError?

  /// A prompt command doesn't wait for other processes.
  init(
    _ invocation: Invocation, with supply: Supply = .none, environment: [String: String],
    clocks: Clocks, isPrompt: Bool = false
  ) throws {
    (self.environment, self.clocks) = (environment, clocks)
    let (zone, fault) = Zone.system(environment: environment)
    language = invocation.language ?? Language(environment: environment)
    zoneFault = fault
    let words = language.words
    keyTexts = KeyTexts(in: words)
    directories = Directories(environment: environment, chosen: invocation.data)
    pace = try Pace(invocation, in: zone, clocks: clocks)
    let file = directories.map(ConfigFile.init(in:))
    written = file?.settings(of: supply) ?? WrittenSettings()
    strings = keyTexts.naming(written.keys, in: words)
    site = Site(
      invocation, environment: environment, directories: directories, written: written,
      zoneName: zone.name, at: pace, by: clocks)
    supplies = Supplies(supply, as: invocation, at: site)
    dates = DateWriter(
      wording: Wording(complete: strings), zone: zone, hourCycle: supplies.hourCycle)
    let store = directories.map { Store(in: $0.data, patience: Self.patience) }
    let isShort = isPrompt || site.printsAtOnce
    // A dashboard's readings and changes wait each for itself; those of a command together.
    self.store =
      site.staysOpen
      ? store : store?.sharing(Patience(isShort ? Self.shortPatience : Self.patience))
  }

  /// Waits some seconds for another writer, such as a backup; otherwise users would just try again.
  private static let patience = Duration.seconds(5)
  /// Nobody notices such a wait, and no process that isn't stopped keeps readers out for longer.
  private static let shortPatience = Duration.milliseconds(100)

  /// The order of numbers in dates that people type.
  var dateOrder: DateOrder {
    language == .korean ? .yearFirst : DateOrder(locale: localeOfDates)
  }

  /// The first day of the week.
  var weekStart: WeekStart {
    language == .korean ? .sunday : WeekStart(locale: localeOfDates)
  }

  private var localeOfDates: String {
    let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0] }
    return names.first { !$0.isEmpty } ?? ""
  }

  /// The current date.
  var date: Date { pace.date(by: clocks) }

  /// The same, with a store that waits anew for other processes, for one more short piece of work.
  var renewed: Circumstances {
    var circumstances = self
    circumstances.store = store?.sharing(Patience(Self.shortPatience))
    return circumstances
  }
}

extension Circumstances {
  /// Adds the dependencies that depend on the circumstances; the date is computed at each use.
  func dependencies(
    for offer: Offer, now: @escaping @Sendable () -> Now
  ) -> Dependencies {
    var dependencies = offer.dependencies
    dependencies.add(dependency: store ?? .nowhere)
    dependencies.add(dependency: language)
    dependencies.add(dependency: dateOrder)
    dependencies.add(dependency: weekStart)
    dependencies.add(dependency: LocalizedWords(strings))
    dependencies.add(
      dependency: HomeScreen(
        in: self, kinds: offer.kinds, first: offer.firstBoards, beginning: offer.beginning))
    let newList = strings[Self.newList] ?? ""
    dependencies.add(key: Self.newList, dependency: newList)
    dependencies.add(supplies.dependencies)
    dependencies.add(dependency: now())
    return dependencies
  }

  /// The key of the name of the list that is made for the first reminder.
  private static let newList = "reminders.list"
}
