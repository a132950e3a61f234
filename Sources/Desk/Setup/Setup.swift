import Almanac
import Assets
import Cells
import FoundationEssentials
import Home
import Layout
import Timelines

/// What the command line and the environment make of the program, before anything is shown.
struct Setup {
  let environment: [String: String]
  let clocks: Clocks
  let pace: Pace
  let strings: StringTable
  let dates: DateWriter
  let symbols: SymbolIndex
  let colors: NamedColors
  let device: Device
  let kinds: [WidgetKind]
  let board: Board
  let directories: Directories?
  private let wallpaper: Wallpaper
  private let daytime: Home.DaytimeSource
  /// Why the times are those of UTC, if nobody asked for that.
  let zoneFault: ZoneError?

  init(
    _ invocation: Invocation, _ offer: Offer, environment: [String: String], clocks: Clocks
  ) throws {
    (self.environment, self.clocks) = (environment, clocks)
    let (zone, fault) = Zone.system(environment: environment)
    (wallpaper, daytime) = (invocation.wallpaper, offer.daytime)
    let language = invocation.language ?? Invocation.Language(environment: environment)
    zoneFault = fault
    let strings = try StringTable(language.strings.text)
    dates = DateWriter(
      wording: try Wording(table: strings.entries), zone: zone, hourCycle: .twentyFour)
    symbols = try SymbolIndex(of: Asset.figures.text)
    colors = try NamedColors(parsing: Asset.colors.text)
    let devices = try DeviceTable(parsing: Asset.devices.text)
    guard let device = devices[invocation.device] else {
      throw UsageError.unknownDevice(invocation.device, known: devices.homes.map(\.screen))
    }
    self.device = device
    let pace = try Pace(invocation, in: zone, clocks: clocks)
    (self.strings, self.pace, kinds) = (strings, pace, offer.kinds)
    directories = Directories(environment: environment, chosen: invocation.data)
    board = try Board(in: directories, kinds: kinds, zone: zone) {
      offer.firstBoard(strings.entries)
    }
  }

  /// The date that it is now.
  var date: Date { pace.date(by: clocks) }

  func presentation(
    at date: Date, glyphs: GlyphTier, look: Look, preferences: Preferences
  ) -> Presentation {
    Presentation(
      surroundings: Surroundings(date: date, dates: dates, symbols: symbols, glyphs: glyphs),
      look: look, preferences: preferences, wallpaper: wallpaper, strings: strings.entries)
  }

  /// The home as it stands at first; the seed spreads the requests of those who run it elsewhere.
  func home(size: Size, presentation: Presentation, seed: UInt64 = 0) -> Home {
    Home(
      size: size, device: device, presentation: presentation, kinds: kinds,
      instances: board.instances, daytime: daytime, seed: seed,
      at: presentation.surroundings.date)
  }
}
