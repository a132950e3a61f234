import Cells
import Kit
import Testing

extension PseudoTerminal {
  /// Waits until the dashboard is shown and has asked its terminal.
  func waitForQuestions() throws {
    let lastQuestion = "\u{1B}[>0q".utf8
    try wait(for: "the questions") { _ in output.contains(lastQuestion) }
  }

  /// Waits until the program shows what it has been told: by its widgets, whose answers change the
  /// picture too, and then by a terminal with colours, the last of which it is told last.
  func settle() throws {
    try waitForQuestions()
    try waitForSleep()
    if profile.answers {
      try changeColors()
      try changeColors()
    }
    try waitForSleep()
  }

  /// Waits until the program shows what it would print.
  func waitForPrintout(_ size: Size = Release.usualSize, color: String = "24bit") throws {
    let printout = try Printout.screen(size, color: color)
    try wait(for: "what is printed:\n\(printout)") { $0.canvas == printout }
  }

  /// Turns dark to light or back, and waits until that is shown; what was typed before has then
  /// been read.
  func changeColors() throws {
    let before = canvas
    try changeAppearance(isDark: !profile.isDark)
    try wait(for: "other colours") { $0.canvas != before }
  }

  /// Whether the program sends nothing for some time and stays alive.
  func isSilent(for time: Duration) -> Bool {
    mark()
    do {
      try wait(for: "anything", within: time) { $0.counters.bytes > 0 }
      return false
    } catch {
      return ending == nil
    }
  }

  /// Expects the terminal to be as it was before the program came.
  func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(leftBehind == [], sourceLocation: sourceLocation)
    #expect(lineDiscipline == lineDisciplineBefore, sourceLocation: sourceLocation)
    #expect(emulator.unknown == [], sourceLocation: sourceLocation)
  }

  /// Whether nothing is to be seen.
  var isBlank: Bool { canvas.description.allSatisfy(\.isWhitespace) }

  private var profile: Profile { emulator.profile }
}
