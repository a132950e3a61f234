import Cells
import Kit
import Testing

extension PseudoTerminal {
  /// Waits until the dashboard is shown and has queried its terminal.
  func waitForQuestions() throws {
    let lastQuestion = "\u{1B}[>0q".utf8
    try wait(for: "the questions") { _ in output.contains(lastQuestion) }
  }

  /// Waits until the program shows everything it has learned: from its widgets, whose answers
  /// change the picture, and then from the terminal, whose last answer is about colours.
  func settle() throws {
    try waitForQuestions()
    try waitForSleep()
    if profile.answers {
      try changeColors()
      try changeColors()
    }
    try waitForSleep()
  }

  /// Waits until the screen equals the printed one.
  func waitForPrintout(_ size: Size = Release.usualSize, color: String = "24bit") throws {
    let printout = try Printout.screen(size, color: color)
    try wait(for: "what is printed:\n\(printout)") { $0.canvas == printout }
  }

  /// Switches between dark and light and waits until that shows; by then, earlier input has been
  /// read.
  func changeColors() throws {
    let before = canvas
    try changeAppearance(isDark: !profile.isDark)
    try wait(for: "other colours") { $0.canvas != before }
  }

  /// Whether the program stays alive and sends nothing for some time.
  func isSilent(for time: Duration) -> Bool {
    mark()
    do {
      try wait(for: "anything", within: time) { $0.counters.bytes > 0 }
      return false
    } catch {
      return ending == nil
    }
  }

  /// Expects the terminal to be as it was before the program started.
  func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(leftBehind == [], sourceLocation: sourceLocation)
    #expect(lineDiscipline == lineDisciplineBefore, sourceLocation: sourceLocation)
    #expect(emulator.unknown == [], sourceLocation: sourceLocation)
  }

  /// Whether the screen is blank.
  var isBlank: Bool { canvas.description.allSatisfy(\.isWhitespace) }

  private var profile: Profile { emulator.profile }
}
