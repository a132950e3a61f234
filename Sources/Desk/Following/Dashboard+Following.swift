import Almanac
import Boards
import Home
import Store
import Terminal
import WidgetIntents

extension Dashboard {
  /// Follows other processes from now on; continues without if that fails.
  func follow() throws(TerminalFault) {
    if let folder = following.lockFile.folder, !folders.watch(folder) {
      following.lockFile.makeFolder()
      _ = folders.watch(folder)
    }
    if let store = following.stored.store, watch(store) { calls.reach { $0.store = store } }
    try reactToFiles()
  }

  /// Handles a change in a watched folder: in the store, a widget's file, the lock, or something
  /// unrelated.
  func reactToFolders() throws(TerminalFault) {
    try reactToFiles()
    if let isLocked = following.lockFile.takeChange() { try handle(.lockChanged(isLocked)) }
    // A tapped widget reloads after its tap, which may be what has changed the file.
    let outdated = folders.outdated(besides: calls.actions.tapped)
    if !outdated.isEmpty { try handle(.filesChanged(outdated)) }
    if folders.takePictureChange() { try handle(.pictureChanged) }
  }

  /// Stops showing a widgets file that stays missing.
  func reactToMissingFile() {
    guard following.boards.absence.isLong else { return }
    following.leaveFile()
    following.boards.absence = Absence()
  }

  /// Takes over what other processes have changed in how everything looks.
  func reactToPreferences() throws(TerminalFault) {
    let words = following.preferences.takeChange()
    if !words.isEmpty { try handle(.preferencesChanged(words)) }
  }

  /// Starts a reading of the store on another thread, if it is time for one.
  func readStore() {
    guard following.stored.plan.begin(at: time.instant) else { return }
    guard let reader = following.stored.reader else {
      return inbox.news.post(StoreNews(boards: StoreNews.SavedBoards()))
    }
    let (news, wantsBoards) = (inbox.news, following.boards.wantsSaved)
    let plan = announcementPlan
    pool.runAside { news.post(reader.news(wantingBoards: wantsBoards, announcing: plan)) }
  }

  /// Handles what a reading of the store has found.
  func react(to news: StoreNews) throws(TerminalFault) {
    following.stored.plan.end(isBusy: news.fault == .busy, at: time.instant)
    if let alarms = news.alarms { following.alarms.take(alarms) }
    if let agenda = news.agenda { take(agenda) }
    let events = following.events(of: news, in: home.zone)
    try take(events)
    if let store = following.stored.store {
      for openRequest in following.takeOpenRequests() {
        calls.actions.claim(openRequest, in: store, at: time.instant)
      }
    }
    try reactToFaults()
  }

  func reactToFaults() throws(TerminalFault) {
    if let notice = following.takeNotice() { try handle(.noticed(notice)) }
    if let lastingFault = following.takeLastingFault() { try handle(.lastingFault(lastingFault)) }
  }

  /// Handles changes in files and, when they have been read, in the store.
  private func reactToFiles() throws(TerminalFault) {
    for folder in following.config.folders { _ = folders.watch(folder) }
    if let folder = following.boards.folder { _ = folders.watch(folder) }
    if let folder = following.settings.folder { _ = folders.watch(folder) }
    if let store = following.stored.store { _ = watch(store) }
    following.stored.listen()
    if let event = following.boards.fileEvent(in: home.zone) { try take([event]) }
    try reactToConfig()
    try reactToSettings()
    try reactToPreferences()
    following.boards.absence.hear(isThere: !following.boards.missesFile, at: time.instant)
    try reactToFaults()
    following.stored.plan.want()
    readStore()
  }

  private func take(_ events: [Event]) throws(TerminalFault) {
    let instances = following.boards.boards[.home]?.instances ?? []
    calls.reach { $0.instances = instances }
    for event in events { try handle(event) }
  }

  /// Applies what `config.toml` says, if that has changed.
  private func reactToConfig() throws(TerminalFault) {
    let before = following.config.written
    guard let written = following.config.takeChange() else { return }
    for event in written.events(since: before) { try handle(event) }
    let words = following.preferences.adopt(written.looks)
    if !words.isEmpty { try handle(.preferencesChanged(words)) }
    let notifying = following.settings.supplies.notifying
    try reload(following.settings.adopt(written), after: notifying)
  }

  /// Applies changed settings.
  func reactToSettings() throws(TerminalFault) {
    let notifying = following.settings.supplies.notifying
    try reload(following.settings.takeChange(), after: notifying)
  }

  /// Hands widgets of these kinds what the settings supply, and has them ask again.
  private func reload(
    _ kinds: [String], after notifying: NotifySettings
  ) throws(TerminalFault) {
    let supplies = following.settings.supplies
    let isNotifyingChanged = supplies.notifying != notifying
    guard !kinds.isEmpty || isNotifyingChanged else { return }
    calls.reach { $0.dependencies.add(supplies.dependencies) }
    if isNotifyingChanged { try changeNotifying(from: notifying) }
    home.ask(supplies.daytime, at: time.date)
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
}
