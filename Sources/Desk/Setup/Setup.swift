import Almanac
import Boards
import Cells
import FoundationEssentials
import Home
import Layout
import Pages
import Store
import System
import Timelines
import WidgetIntents

/// The program's setup from the command line and environment, before anything is shown.
struct Setup {
  let circumstances: Circumstances
  let symbols: SymbolIndex
  let colors: NamedColors
  let device: Device
  let kinds: [WidgetKind]
  let supply: Supply
  let dependencies: Dependencies
  var standing: StandingBoards
  /// Why lines of the widgets file, or all of it, aren't heeded.
  let boardFault: BoardError?
  /// The place that the command line names; nil for the usual one.
  let place: BoardPlace?
  let pages: PageSource
  /// How everything looks without a dashboard, whose keys change that.
  let preferences: Preferences
  private let keepsBeginning: Offer.Beginning
  let alarms: AlarmSource?
  let announcements: [AnnouncementSource]

  /// With a pool, the store is read there, and what can't be read in a moment is left for later.
  init(
    _ invocation: Invocation, _ offer: Offer, environment: [String: String], clocks: Clocks,
    readingOn pool: ThreadPool? = nil
  ) throws {
    let circumstances = try Circumstances(
      invocation, with: offer.supply, environment: environment, clocks: clocks)
    self.circumstances = circumstances
    kinds = offer.kinds
    place = invocation.place
    preferences = Preferences(circumstances.written.looks.merging(invocation.wishes) { $1 })
    if let word = invocation.wishes[.lockedContent],
      LockedContent(word)?.isKnown(among: offer.supply.kinds) == false
    {
      throw UsageError.wrongValue(.lockedContent, word)
    }
    (pages, supply, keepsBeginning) = (offer.pages, offer.supply, offer.beginning)
    (alarms, announcements) = (offer.alarms, offer.announcements)
    symbols = try SymbolIndex(of: Asset.figures.text)
    colors = try NamedColors(parsing: Asset.colors.text)
    let devices = try DeviceTable(parsing: Asset.devices.text)
    guard let device = devices[invocation.device] else {
      throw UsageError.unknownDevice(invocation.device, known: devices.homes.map(\.screen))
    }
    self.device = device
    dependencies = circumstances.dependencies(for: offer) {
      Now(
        date: circumstances.pace.date(by: clocks),
        zone: Zone.system(environment: environment).zone)
    }
    let (written, fault) =
      circumstances.boardFile?.legibleBoard(kinds: kinds, zone: circumstances.dates.zone)
      ?? (nil, nil)
    boardFault = fault
    standing = try StandingBoards(
      in: circumstances, kinds: kinds, written: written, first: offer.firstBoards,
      readingOn: pool)
  }

  /// Keeps what a store begins with, besides the board.
  var beginning: @Sendable (borrowing Change) throws -> Void {
    { [keepsBeginning, strings] in try keepsBeginning($0, strings) }
  }

  var environment: [String: String] { circumstances.environment }
  var clocks: Clocks { circumstances.clocks }
  var pace: Pace { circumstances.pace }
  /// The current date.
  var date: Date { circumstances.date }
  var strings: StringTable { circumstances.strings }
  var dates: DateWriter { circumstances.dates }
  var directories: Directories? { circumstances.directories }
  /// Whether the screen is locked, or to be locked at the start.
  var isLocked: Bool { place == .lock || LockFile(in: directories).isLocked }
  /// Why the saved boards can't be read, or nothing can be saved.
  var storeFault: StoreError? { standing.fault }

  func presentation(
    at date: Date, glyphs: GlyphTier, look: Look, preferences: Preferences, isLocked: Bool = false
  ) -> Presentation {
    let language = circumstances.language
    var presentation = Presentation(
      surroundings: Surroundings(date: date, dates: dates, symbols: symbols, glyphs: glyphs),
      look: look, preferences: preferences, isLocked: isLocked,
      strings: strings, naming: circumstances.keyTexts, locale: language.rawValue)
    presentation.otherStrings = { language.other.words }
    presentation.keys = circumstances.written.keys
    presentation.preferences.theme.ownColors = circumstances.written.ownColors
    // A test checks that they can be parsed.
    presentation.palettes = { (try? Palettes(parsing: Asset.palettes.text)) ?? Palettes() }
    return presentation
  }

  /// The initial home, in the usual place if the command line names none; the seed spreads the requests of different machines.
  func home(
    size: Size, presentation: Presentation, at usual: BoardPlace = .home, seed: UInt64 = 0
  ) -> Home {
    Home(
      size: size, device: device, presentation: presentation, kinds: kinds,
      boards: standing.boards, place: place ?? usual, daytime: circumstances.supplies.daytime,
      pages: pages, seed: seed, at: presentation.surroundings.date)
  }
}

extension PreferencesFile {
  /// Reports a fault on standard error, before the screen covers it.
  func tellFault(in language: Language) {
    guard let fault else { return }
    let strings = language.commandWords
    Output.tell(strings.text("error.ignored %@", fault.sentence(in: strings)))
  }
}

extension PlaceFile {
  /// Reports a fault on standard error, before the screen covers it.
  func tellFault(in language: Language) {
    guard let fault else { return }
    let strings = language.commandWords
    Output.tell(strings.text("error.ignored %@", fault.sentence(in: strings)))
  }
}

extension Setup {
  /// Reports faults on standard error, before the screen covers them.
  func tellFaults() {
    circumstances.tellFaults()
    circumstances.tellLosses()
    if let boardFault {
      let strings = circumstances.language.commandWords
      for sentence in boardFault.sentences(in: strings) { Output.tell(sentence) }
    }
    guard let storeFault else { return }
    let strings = circumstances.language.commandWords
    let sentence = storeFault.sentence(in: strings)
    Output.tell(
      standing.isFirst ? strings.text("error.store.first %@", sentence) : sentence)
  }
}

extension Setup {
  /// The exit status of a program that has printed widgets. Says on standard error why some of them
  /// had nothing to show, each reason once.
  func status(telling faults: [Instance.ID: TimelineFault]) -> ExitStatus {
    guard !faults.isEmpty else {
      return standing.readingFault == nil ? circumstances.status(after: .success) : .failure
    }
    let strings = circumstances.language.commandWords
    let told = standing.readingFault.map { $0.sentence(in: strings) }
    var sentences: [String] = []
    for (_, fault) in faults.sorted(by: { $0.key.number < $1.key.number }) {
      let words = fault.words(in: strings)
      let sentence = words.hasSuffix(".") ? words : "\(words)."
      if sentence != told, !sentences.contains(sentence) { sentences.append(sentence) }
    }
    for sentence in sentences { Output.tell(sentence) }
    return .failure
  }
}

extension CommandContext {
  func tellFaults(after action: Action) {
    if !action.tellsFaults { circumstances.tellFaults() }
    circumstances.tellLosses()
  }
}

extension Circumstances {
  var lossCount: Int { store?.setAside.count ?? 0 }

  /// Reports the damaged databases that were set aside after the first `count`.
  func tellLosses(after count: Int = 0) {
    for path in store?.setAside.dropFirst(count) ?? [] {
      Output.tell(
        language.commandWords.text("error.store.lost %@", path.harmless(upTo: 200)))
    }
  }

  /// Turns success into failure if all that was read is an empty store in place of a damaged one.
  func status(after status: ExitStatus) -> ExitStatus {
    guard status == .success, let store, !store.setAside.isEmpty,
      (try? store.read { try $0.lastNotice() })?.number == 0
    else { return status }
    return .failure
  }

  fileprivate func tellFaults() {
    if !written.faults.isEmpty { tell(written.faults) }
    guard !supplies.faults.isEmpty || zoneFault != nil else { return }
    let strings = language.commandWords
    for fault in supplies.faults { Output.tell(strings.text("error.ignored %@", fault)) }
    if let zoneFault {
      Output.tell(strings.text("error.zone.utc %@", zoneFault.clause(in: strings)))
    }
  }
}

extension Circumstances {
  /// Reports the first errors of `config.toml`.
  private func tell(_ faults: [SettingsFault]) {
    let (strings, most) = (language.settingWords, BoardError.mostTold)
    let path = directories.map { ConfigFile(in: $0).path } ?? ConfigFile.name
    for fault in faults.prefix(most) { Output.tell(fault.sentence(in: strings, of: path)) }
    switch faults.count - most {
    case ...0: break
    case 1: Output.tell(strings.text("board-fault.more.one"))
    case let rest: Output.tell(strings.text("board-fault.more %@", "\(rest)"))
    }
  }
}

extension Output {
  /// Prints a sentence to standard error, on one line.
  static func tell(_ sentence: String) {
    try? errors.write(.row("\(Program.name): \(sentence)"))
  }
}

extension Setup {
  /// Sets up the program in this process and reports faults before anything is shown.
  init(_ invocation: Invocation, _ offer: Offer, _ environment: [String: String]) throws {
    try self.init(invocation, offer, environment: environment, clocks: Clocks())
    tellFaults()
  }
}
