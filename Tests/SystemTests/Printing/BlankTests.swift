import System
import Testing

struct BlankTests {
  @Test(arguments: [
    "", " \t\n", "\u{200B}", "\u{200D}\u{2060}\u{FEFF}", "\u{3164}\u{115F}\u{FFA0}",
    "\u{AD}\u{34F}",
    "\u{FE0F}", "\u{2800}\u{3000}", "\u{202E} \u{2066}", "\u{1B}",
  ])
  func isWhatCannotBeSeen(_ text: String) {
    #expect(text.isBlank)
  }

  @Test(arguments: [".", "\u{200B}a", "한", "\u{301}", "👨‍👩‍👧", "\u{E0A0}", "\u{2801}"])
  func isNothingElse(_ text: String) {
    #expect(!text.isBlank)
  }
}
