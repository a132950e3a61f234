import Almanac
import System
import Boards
import Foundation
import Home
import Store
import Testing
import Timelines
import Supplies
import WidgetIntents

@testable import Desk

struct FollowingTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let store: Store

  init() {
    store = Store(in: folder.path)
  }

  func following(file: Bool = false) throws -> Following {
    if file {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "config/widgetty"), withIntermediateDirectories: true)
      try Data("dday small\n".utf8).write(to: folder.appending(path: "config/widgetty/widgets"))
    }
    let environment = [
      "XDG_CONFIG_HOME": "\(folder.path)/config", "HOME": folder.path, "TZ": "UTC",
    ]
    let circumstances = try Circumstances(
      Invocation(), environment: environment, clocks: Clocks())
    let (written, fault) =
      circumstances.boardFile?.legibleBoard(kinds: BoardTests.kinds, zone: .utc) ?? (nil, nil)
    let standing = try StandingBoards(
      in: circumstances, kinds: BoardTests.kinds, written: written,
      first: { _ in [.home: "weather small"] })
    let settings = FollowedSettings(
      circumstances.supplies, of: .weather, as: Invocation(), at: circumstances.site)
    let config = FollowedConfig(
      circumstances.written, in: circumstances.directories.map(ConfigFile.init(in:)), of: .weather,
      telling: .english)
    return Following(
      store, from: standing, with: settings, config: config,
      in: Directories(under: folder.path), boardFault: fault)
  }

  func placed(_ lines: [String]) -> SavedBoard {
    let widgets = lines.enumerated().map { index, line in
      SavedWidget(
        id: SavedWidget.ID(index + 1), words: line.split(separator: " ").map(String.init))
    }
    return SavedBoard(at: .home, widgets: widgets)
  }

  func keep(_ lines: [String]) throws {
    try Store(in: store.folder).change { try $0.keep(placed(lines)) }
  }

  func told(_ events: [Event]) -> [String] {
    events.map { event in
      switch event {
      case .contentChanged(let kind, let known): "content \(kind ?? "all")\(besides(known))"
      case .reloadRequested(let kind, let known): "reload \(kind ?? "all")\(besides(known))"
      case .boardChanged(let board):
        "board \(board.instances.map { "\($0.id) \($0.kind)" }.joined(separator: ", "))"
      default: "\(event)"
      }
    }
  }

  private func besides(_ widgets: Set<Instance.ID>) -> String {
    widgets.isEmpty ? "" : " besides \(widgets.sorted())"
  }

  @Test func tellsOnceThatTheStoreIsDamaged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try store.change { try $0.requestReload(of: "weather") }
    var following = try following()
    #expect(following.takeNotice() == nil)
    for file in try FileManager.default.contentsOfDirectory(atPath: store.folder) {
      try Data(repeating: 0x61, count: 9000).write(to: URL(filePath: "\(store.folder)/\(file)"))
    }
    _ = following.events(in: .utc)
    #expect(following.takeLastingFault() == .none)
    #expect(following.takeNotice() == "chrome.store-damaged")
    #expect(following.takeNotice() == nil && following.takeLastingFault() == .none)
  }

  @Test func tellsOfAStoreThatIsTakenAwayUntilItIsBack() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try store.change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    var following = try following()
    _ = following.events(in: .utc)
    #expect(following.takeLastingFault() == .none)
    let other = folder.path + "-elsewhere"
    try FileManager.default.moveItem(atPath: folder.path, toPath: other)
    #expect(told(following.events(in: .utc)) == ["content all"])
    #expect(following.takeLastingFault() == "chrome.store-gone")
    #expect(following.takeLastingFault() == .none)
    try FileManager.default.moveItem(atPath: other, toPath: folder.path)
    #expect(
      told(following.events(in: .utc)).contains("content all"))
    #expect(following.takeLastingFault() == .some(nil))
    #expect(try store.read { try $0.drinks() }.count == 1)
  }

  @Test(arguments: [
    ("PRAGMA user_version = 99", "chrome.store-newer"),
    ("PRAGMA application_id = 7", "chrome.store-foreign"),
  ])
  func tellsWhoseAStoreIsThatCannotBeRead(sentence: String, lastingFault: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Store(in: store.folder).change { try $0.requestReload(of: "weather") }
    let process = try Process.run(
      URL(filePath: "/usr/bin/sqlite3"), arguments: ["\(store.folder)/store.db", sentence])
    process.waitUntilExit()
    var following = try following()
    #expect(told(following.events(in: .utc)) == [])
    #expect(following.takeLastingFault() == lastingFault)
    for language in Language.allCases {
      #expect(language.words[lastingFault] != nil)
    }
  }

  @Test func theBoardIsThatOfItsFileAsItIsNow() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following(file: true)
    let path = folder.appending(path: "config/widgetty/widgets")
    func events(writing text: String?) throws -> [String] {
      if let text {
        try Data(text.utf8).write(to: path)
      } else {
        try FileManager.default.removeItem(at: path)
      }
      return told(following.events(in: .utc))
    }
    #expect(told(following.events(in: .utc)) == [])
    #expect(try events(writing: "dday small\nweather small\n") == ["board 1 dday, 2 weather"])
    #expect(following.takeLastingFault() == .none)
    #expect(try events(writing: "dday huge\n") == [])
    let sentence = following.takeLastingFault() ?? nil
    #expect(sentence == "widgets: line 1: there is no size 'huge'; there are small and inline.")
    #expect(following.boards.boards.instances.count == 2)
    try store.change { try $0.keep(SavedBoard(at: .home)) }
    #expect(told(following.events(in: .utc)) == [])
    #expect(try events(writing: "weather small\n") == ["board 1 weather"])
    #expect(following.takeLastingFault() == .some(nil))
    #expect(try events(writing: nil) == [])
    #expect(following.boards.boards.instances.count == 1 && following.takeLastingFault() == .none)
  }

  /// Until then, the file may just be about to be saved.
  @Test(arguments: [false, true])
  func theBoardWithoutItsFileIsThatOfTheStoreOrTheFirst(isKept: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following(file: true)
    if isKept {
      try keep(["dday small", "dday inline"])
    }
    _ = following.events(in: .utc)
    var isMissed = following.boards.missesFile
    #expect(!isMissed)
    following.leaveFile()
    let wantsBoard = following.boards.wantsSaved
    #expect(!wantsBoard)
    try FileManager.default.removeItem(at: folder.appending(path: "config/widgetty/widgets"))
    #expect(told(following.events(in: .utc)) == [])
    isMissed = following.boards.missesFile
    #expect(isMissed)
    following.leaveFile()
    let board = isKept ? "board 1 dday, 2 dday" : "board 1 weather"
    #expect(
      told(following.events(in: .utc)) == [
        board, "noticed(\"chrome.board-gone\")",
      ])
    isMissed = following.boards.missesFile
    #expect(!isMissed)
    try keep(["dday small"])
    #expect(told(following.events(in: .utc)).count == 1)
  }

  @Test func othersKnowAsLongAsSomebodyHearsThem() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try store.makeFolder()
    #expect(!store.isHeard)
    do {
      var one = try following()
      var other = try following()
      one.stored.listen()
      other.stored.listen()
      #expect(store.isHeard && Store(in: folder.path).isHeard)
      try FileManager.default.removeItem(atPath: "\(folder.path)/listeners")
      #expect(!store.isHeard)
      one.stored.listen()
      #expect(store.isHeard)
    }
    #expect(!store.isHeard)
  }

  @Test func aWidgetIsOpenedByOneOfSeveral() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var one = try following()
    var other = try following()
    _ = one.events(in: .utc)
    _ = other.events(in: .utc)
    try Store(in: store.folder).change { change in
      for link in ["widgetty://widget/1", "widgetty://widget/9", "widgetty://x", "1"] {
        try change.post(.open(link))
      }
    }
    #expect(told(one.events(in: .utc)) == [])
    #expect(told(other.events(in: .utc)) == [])
    let openRequests = [one.takeOpenRequests(), other.takeOpenRequests()]
    #expect(openRequests.map { $0.map(\.widget) } == [[Instance.ID(1)], [Instance.ID(1)]])
    #expect(one.takeOpenRequests().isEmpty)
    let events = openRequests.flatMap(\.self).map { $0.claimed(in: store) }
    #expect(told(events.compactMap(\.self)) == ["opened(1)"])
  }

  @Test func tellsWhatOthersWantOnceEach() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following()
    #expect(told(following.events(in: .utc)) == [])
    try Store(in: store.folder).change { change in
      for _ in 0..<3 { try change.requestReload(of: "weather") }
      try change.post(.reload(kind: "dday"))
      try change.post(.open("widgetty://dday"))
    }
    #expect(
      told(following.events(in: .utc)) == [
        "content weather", "reload dday",
      ])
    #expect(told(following.events(in: .utc)) == [])
  }

  @Test func takesOverTheBoard() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following()
    #expect(following.boards.boards.instances.map(\.kind) == ["weather"])
    try keep(["weather small", "dday small count=3 old=x", "gone huge"])
    let events = following.events(in: .utc)
    #expect(told(events) == ["board 1 weather, 2 dday, 3 gone"])
    #expect(following.boards.boards.instances[1].configuration == ["count": .integer(3)])
  }
}
