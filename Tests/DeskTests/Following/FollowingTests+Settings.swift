import Almanac
import System
import Boards
import Foundation
import Pages
import Testing
import Timelines

@testable import Desk

extension FollowingTests {
  @Test func tellsOfBadLinesFromTheStartUntilTheyAreMended() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try following(file: true)
    let path = folder.appending(path: "config/widgetty/widgets")
    try Data("weather small\ndday huge\n".utf8).write(to: path)
    var following = try following()
    #expect(following.boards.boards[.home]?.instances.map(\.kind) == ["weather"])
    let first = following.takeLastingFault() ?? nil
    #expect(first?.hasPrefix("widgets: line 2: there is no size 'huge'") == true)
    #expect(told(following.events(in: .utc)) == [])
    try Data("weather small\ndday small\n\"100%\n".utf8).write(to: path)
    #expect(told(following.events(in: .utc)) == [])
    #expect((following.takeLastingFault() ?? nil) == "widgets: line 3: a quotation has no end.")
    try Data("weather small\ndday small\n".utf8).write(to: path)
    #expect(told(following.events(in: .utc)) == ["board 1 weather, 2 dday"])
    #expect(following.takeLastingFault() == .some(nil))
  }

  @Test func tellsWhatIsWrongInTheFileOfSettingsUntilItIsMended() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "config/widgetty/config.toml")
    _ = try following(file: true)
    try Data("place = \"home\"\n[look]\nmode = \"100%\"\nrecede = true\n".utf8).write(to: path)
    var following = try following()
    #expect(following.config.written.looks == [.recede: "on"], "the good lines hold")
    let sentence =
      "config.toml:3:8: look.mode can’t be '100%%'; it is fullcolor, accented or vibrant."
    #expect(following.takeLastingFault() == sentence)
    try Data("place = \"home\"\nlook.recede = fals\n".utf8).write(to: path)
    #expect(following.config.takeChange() == nil)
    #expect(following.config.written.looks == [.recede: "on"], "the last good settings hold")
    let told = following.takeLastingFault() ?? nil
    #expect(told == "config.toml:2:15: 'fals' isn’t a value; a text needs quotes.")
    try Data("place = \"home\"\n\n[look]\nrecede = true\n# mended\n".utf8).write(to: path)
    #expect(following.config.takeChange() == nil, "it says the same but the place")
    #expect(following.takeLastingFault() == .some(nil))
  }

  @Test func tellsOfASettingThatCannotBeReadUntilItCanBe() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following(file: true)
    let path = folder.appending(path: "config/widgetty/units")
    for (text, lastingFault) in [("kelvin", "chrome.settings-unreadable"), ("12h", nil)] {
      try Data(text.utf8).write(to: path)
      #expect(following.settings.takeChange().isEmpty == (lastingFault != nil))
      #expect(following.takeLastingFault() == .some(lastingFault))
      #expect(following.takeLastingFault() == .none)
    }
    for language in Language.allCases {
      let strings = language.words
      #expect(strings["chrome.settings-unreadable"] != nil)
    }
  }
}
