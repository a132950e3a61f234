import Almanac
import Boards
import Home
import Store
import Terminal
import WidgetIntents

extension Dashboard {
  /// Follows other processes from now on; continues without if that fails.
  mutating func follow() throws(TerminalFault) {
    if let folder = lockFile.folder, !folders.watch(folder) {
      lockFile.makeFolder()
      _ = folders.watch(folder)
    }
    if let store = following.store, watch(store) { reach { $0.store = store } }
    try reactToNotices()
  }

  /// Handles a change in a watched folder: in the store, a widget's file, the lock, or something
  /// unrelated.
  mutating func reactToFolders() throws(TerminalFault) {
    try reactToNotices()
    if let isLocked = lockFile.takeChange() { try handle(.lockChanged(isLocked)) }
    let outdated = folders.outdated()
    if !outdated.isEmpty { try handle(.filesChanged(outdated)) }
  }

  /// Stops showing a widgets file that stays missing.
  mutating func reactToMissingFile() throws(TerminalFault) {
    guard fileAbsence.isLong, let event = following.leaveFile(kinds: kinds, in: home.zone) else {
      return
    }
    fileAbsence = Absence()
    let instances = following.board.instances
    reach { $0.instances = instances }
    try handle(event)
    try handle(.noticed("chrome.board-gone"))
  }

  private mutating func reactToNotices() throws(TerminalFault) {
    if let folder = following.boardFile?.file.folder { _ = folders.watch(folder) }
    if let folder = following.settings.folder { _ = folders.watch(folder) }
    if let store = following.store { _ = watch(store) }
    following.listen()
    let events = following.events(kinds: kinds, in: home.zone)
    let instances = following.board.instances
    reach { $0.instances = instances }
    for event in events { try handle(event) }
    try reactToSettings()
    fileAbsence.hear(isThere: !following.missesFile, at: clocks.instant)
    if let notice = following.takeNotice() { try handle(.noticed(notice)) }
    if let lastingFault = following.takeLastingFault() { try handle(.lastingFault(lastingFault)) }
    if let store = following.store {
      for openRequest in following.takeOpenRequests() {
        running.claim(openRequest, in: store, at: clocks.instant)
      }
    }
  }

  /// Applies changed settings.
  private mutating func reactToSettings() throws(TerminalFault) {
    let kinds = following.settings.takeChange()
    guard !kinds.isEmpty else { return }
    let supplies = following.settings.supplies
    reach { $0.dependencies.add(supplies.dependencies) }
    try handle(.hourCycleChanged(supplies.hourCycle))
    for kind in kinds { try handle(.contentChanged(kind: kind)) }
  }

  /// Watches the store's folder, which may have been replaced or may come back. Watches read-only
  /// stores too.
  private func watch(_ store: Store) -> Bool {
    if folders.watch(store.folder) { return true }
    if store.isLost {
      return FollowedFiles.folders(of: store.folder).contains { folders.watch($0) }
    }
    try? store.makeFolder()
    return folders.watch(store.folder)
  }

  private mutating func reach(_ change: (inout Reach) -> Void) {
    change(&providerCalls.reach)
    change(&running.reach)
  }
}
