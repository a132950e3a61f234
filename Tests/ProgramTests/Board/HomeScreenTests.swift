import Boards
import Foundation
import Gallery
import Kit
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Desk

/// Checks what intents can change on the Home Screen.
struct HomeScreenTests {
  private let folder: TestFolder
  private let circumstances: Circumstances

  init() throws {
    folder = try TestFolder()
    circumstances = try Circumstances(
      Invocation(arguments: ["--data", folder.path]), environment: ["TZ": "UTC"], clocks: Clocks())
  }

  private var home: HomeScreen {
    HomeScreen(in: circumstances, kinds: WidgetKind.all(in: GalleryBundle()).kinds) { _ in
      [.home: "weather small city=busan\nweather medium\ndday small"]
    }
  }

  private var lines: [String] {
    get throws {
      let store = try #require(circumstances.store)
      return try store.read { try $0.board(at: .home) }?.widgets.map(\.line) ?? []
    }
  }

  @Test func aWidgetIsAddedBehindTheOthers() throws {
    try home.add(["weather", "small", "city=tokyo"])
    #expect(
      try lines == [
        "weather small city=busan", "weather medium", "dday small", "weather small city=tokyo",
      ])
  }

  @Test func oneWidgetIsChangedOrAllOfAKind() throws {
    try home.set(.one(Instance.ID(2)), ["city": .text("san francisco")])
    #expect(
      try lines == [
        "weather small city=busan", "weather medium city=\"san francisco\"", "dday small",
      ])
    try home.set(.all(ofKind: "weather"), ["city": nil])
    #expect(try lines == ["weather small", "weather medium", "dday small"])
  }

  @Test func aWidgetThatIsGoneIsNotChanged() throws {
    try home.add(["dday", "small"])
    let before = try lines
    for widgets in [HomeScreen.Widgets.one(Instance.ID(9)), .all(ofKind: "steps")] {
      #expect(throws: HomeScreenError.noWidget) { try home.set(widgets, ["city": nil]) }
    }
    #expect(try lines == before)
  }

  @Test func theUsersOwnFileIsNeverWritten() throws {
    let path = try #require(circumstances.directories.map(BoardFile.init(in:))).path
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("weather small\n".utf8).write(to: file)
    #expect(throws: HomeScreenError.file) { try home.add(["weather", "small"]) }
    #expect(throws: HomeScreenError.file) {
      try home.set(.one(Instance.ID(1)), ["city": .text("busan")])
    }
    #expect(try Data(contentsOf: file) == Data("weather small\n".utf8))
    #expect(circumstances.store?.isNew == true)
  }
}
