import Almanac
import Boards
import Home
import Store

@testable import Desk

extension Following {
  init(
    _ store: Store?, from standing: StandingBoards, with settings: FollowedSettings,
    config: FollowedConfig? = nil, in directories: Directories?, boardFault: BoardError? = nil
  ) {
    self.init(
      store, from: standing, ringing: nil, kinds: BoardTests.kinds,
      config: config
        ?? FollowedConfig(WrittenSettings(), in: nil, of: .none, telling: .english),
      settings: settings,
      preferences: FollowedPreferences(
        PreferencesFile(in: directories), on: ThreadPool(), tellingThrough: Mailbox()),
      lockFile: LockFile(in: directories),
      sheets: SettingsSheets(of: .none, on: ThreadPool(), tellingThrough: Mailbox()),
      saving: BoardSaving(
        in: store, orFirst: standing.first, kinds: BoardTests.kinds, on: ThreadPool(),
        tellingThrough: Mailbox()),
      boardFault: boardFault)
  }

  /// The changes since the last call, as they would be after a reading of the store.
  mutating func events(in zone: Zone) -> [Event] {
    let written = boards.fileEvent(in: zone).map { [$0] } ?? []
    guard let news = stored.reader?.news(wantingBoards: boards.wantsSaved) else { return written }
    return written + events(of: news, in: zone)
  }
}
