import Kit
import Testing

/// Checks the program's three streams with various targets.
struct StreamTests {
  @Test func refusesAPipeInOneSentence() throws {
    let printout = try Printout([])
    #expect(printout.status == 2)
    #expect(printout.text == "")
    #expect(printout.complaint.contains("widgetty render"))
    #expect(printout.complaint.filter(\.isNewline).count == 1)
  }

  @Test(arguments: [
    "exec $dashboard </dev/null", "exec $dashboard 2>/dev/null", "echo qqq | $dashboard",
    "exec $dashboard <&-",
  ])
  func takesKeysFromTheTerminal(script: String) throws {
    let terminal = try Release.shell(script)
    try terminal.settle()
    try terminal.changeColors()
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }
}
