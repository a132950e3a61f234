import Almanac
import Boards
import Home
import System
import Store
import Timelines

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
