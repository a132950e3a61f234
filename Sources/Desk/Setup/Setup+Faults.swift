import Boards
import Home
import Printing
import Store
import Timelines

extension PreferencesFile {
  /// Reports a fault on standard error, before the screen covers it.
  func tellFault() {
    guard let fault else { return }
    Output.tell("\(fault) It isn't heeded.")
  }
}

extension PlaceFile {
  /// Reports a fault on standard error, before the screen covers it.
  func tellFault() {
    guard let fault else { return }
    Output.tell("\(fault) It isn't heeded.")
  }
}

extension Setup {
  /// Reports faults on standard error, before the screen covers them.
  func tellFaults() {
    circumstances.tellFaults()
    circumstances.tellLosses()
    guard let storeFault else { return }
    let board = standing.isFirst ? " The first board is shown." : ""
    Output.tell("\(storeFault)\(board)")
  }
}

extension Setup {
  /// The exit status of a program that has printed widgets. Says on standard error why some of them
  /// had nothing to show, each reason once.
  func status(telling faults: [Instance.ID: TimelineFault]) -> ExitStatus {
    let told = standing.readingFault.map { "\($0)" }
    var sentences: [String] = []
    for (_, fault) in faults.sorted(by: { $0.key.number < $1.key.number }) {
      let sentence = fault.words.hasSuffix(".") ? fault.words : "\(fault.words)."
      if sentence != told, !sentences.contains(sentence) { sentences.append(sentence) }
    }
    for sentence in sentences { Output.tell(sentence) }
    guard faults.isEmpty, standing.readingFault == nil else { return .failure }
    return circumstances.status(after: .success)
  }
}

extension CommandContext {
  func tellFaults() {
    circumstances.tellFaults()
    circumstances.tellLosses()
  }
}

extension Circumstances {
  var lossCount: Int { store?.setAside.count ?? 0 }

  /// Reports the damaged databases that were set aside after the first `count`.
  func tellLosses(after count: Int = 0) {
    for path in store?.setAside.dropFirst(count) ?? [] {
      let path = path.harmless(upTo: 200)
      Output.tell(
        "The store was damaged; what is left of it is \(path). "
          + "What can still be read in it is printed by: sqlite3 '\(path)' .dump")
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
    for fault in supplies.faults {
      Output.tell("\(fault) It isn't heeded.")
    }
    if let zoneFault { Output.tell("\(zoneFault); the times shown are those of UTC.") }
  }
}

extension Output {
  /// Prints a sentence to standard error, on one line.
  static func tell(_ sentence: String) {
    try? errors.write(.row("\(Program.name): \(sentence)"))
  }
}
