import Almanac
import Assets
import Foundation
import Testing

@testable import Desk

extension FollowingTests {
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
      let strings = try StringTable(language.strings.text).entries
      #expect(strings["chrome.settings-unreadable"] != nil)
    }
  }
}
