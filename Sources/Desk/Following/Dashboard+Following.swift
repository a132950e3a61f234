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
    try reactToFiles()
  }

  /// Handles a change in a watched folder: in the store, a widget's file, the lock, or something
  /// unrelated.
  mutating func reactToFolders() throws(TerminalFault) {
    try reactToFiles()
    if let isLocked = lockFile.takeChange() { try handle(.lockChanged(isLocked)) }
    let outdated = folders.outdated()
    if !outdated.isEmpty { try handle(.filesChanged(outdated)) }
  }

  /// Stops showing a widgets file that stays missing.
  mutating func reactToMissingFile() {
    guard fileAbsence.isLong else { return }
    following.leaveFile()
    fileAbsence = Absence()
  }

  /// Starts a reading of the store on another thread, if it is time for one.
  mutating func readStore() {
    guard following.plan.begin(at: clocks.instant) else { return }
    guard let reader = following.reader else {
      return inbox.news.post(StoreNews(board: StoreNews.SavedBoard(placed: nil)))
    }
    let lane = LaneExecutor(to: pool)
    // A reading that hangs, as on a broken disk, keeps no other call from a thread.
    lane.stepAside()
    Task(executorPreference: lane) { [news = inbox.news, wantsBoard = following.wantsBoard] in
      news.post(reader.news(wantingBoard: wantsBoard))
      withExtendedLifetime(lane) {}
    }
  }

  /// Handles what a reading of the store has found.
  mutating func react(to news: StoreNews) throws(TerminalFault) {
    following.plan.end(isBusy: news.fault == .busy, at: clocks.instant)
    let events = following.events(of: news, kinds: kinds, in: home.zone)
    try take(events)
    if let store = following.store {
      for openRequest in following.takeOpenRequests() {
        running.claim(openRequest, in: store, at: clocks.instant)
      }
    }
    try reactToFaults()
  }

  mutating func reactToFaults() throws(TerminalFault) {
    if let notice = following.takeNotice() { try handle(.noticed(notice)) }
    if let lastingFault = following.takeLastingFault() { try handle(.lastingFault(lastingFault)) }
  }

  /// Handles changes in files and, when they have been read, in the store.
  private mutating func reactToFiles() throws(TerminalFault) {
    if let folder = following.boardFile?.file.folder { _ = folders.watch(folder) }
    if let folder = following.settings.folder { _ = folders.watch(folder) }
    if let store = following.store { _ = watch(store) }
    following.listen()
    try take(following.fileEvents(kinds: kinds, in: home.zone))
    try reactToSettings()
    fileAbsence.hear(isThere: !following.missesFile, at: clocks.instant)
    try reactToFaults()
    following.plan.want()
    readStore()
  }

  private mutating func take(_ events: [Event]) throws(TerminalFault) {
    let instances = following.board.instances
    reach { $0.instances = instances }
    for event in events { try handle(event) }
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
