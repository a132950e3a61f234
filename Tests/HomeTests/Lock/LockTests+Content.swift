import Cast
import HomeTesting
import Pages
import Testing
import Timelines
import Views

@testable import Home

// Checks what is seen of widgets while the screen is locked.
extension LockTests {
  @Test(arguments: [
    ("hidden", ["list", "days", "weather"]), ("shown", []), ("list", ["days", "weather"]),
    ("days, weather", ["list"]),
  ])
  func hidesWhatIsPrivateInOtherWidgets(word: String, hidden: [String]) async throws {
    var presentation = try Presentation.test()
    let isSet = presentation.preferences.set(.lockedContent, to: word)
    #expect(isSet)
    var home = try await locked(presentation: presentation)
    for slot in home.slots {
      guard let traits = slot.traits, let id = slot.instance else { continue }
      let kind = home.context.cast.members[id]?.kind ?? ""
      #expect(
        traits.redaction.contains(RedactionReasons.privacy) == hidden.contains(kind), "\(kind)")
    }
    let widgets = home.slots.filter { $0.traits != nil }
    #expect(widgets.count == 4)
  }

  @Test(arguments: ["", "list,", "a b", "a;b", ","]) func isNoKindOfWidget(word: String) {
    var preferences = Preferences()
    let isSet = preferences.set(.lockedContent, to: word)
    #expect(!isSet && preferences.lockedContent == .hidden)
  }
}
