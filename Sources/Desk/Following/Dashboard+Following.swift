import Almanac
import Home
import Store
import Terminal

extension Dashboard {
  /// Learns from now on what other processes do. Where that can't be, it goes on without.
  mutating func follow() throws(TerminalFault) {
    guard let store = following.store else { return }
    // What can only be read is followed, too.
    try? store.makeFolder()
    guard folders.watch(store.folder) else { return }
    reach { $0.store = store }
    try reactToNotices()
  }

  /// Something has happened to the store, to a file that widgets were read from, or to neither.
  mutating func reactToFolders() throws(TerminalFault) {
    try reactToNotices()
    let outdated = folders.outdated()
    if !outdated.isEmpty { try handle(.filesChanged(outdated)) }
  }

  private mutating func reactToNotices() throws(TerminalFault) {
    // Somebody may have put another folder in its place.
    if let store = following.store { _ = folders.watch(store.folder) }
    let events = following.events(kinds: kinds, in: home.zone)
    let instances = following.board.instances
    reach { $0.instances = instances }
    for event in events { try handle(event) }
  }

  private mutating func reach(_ change: (inout Reach) -> Void) {
    change(&asking.reach)
    change(&running.reach)
  }
}
