import Cells
import Kit
import Testing

extension Canvas {
  /// The shown reminders that are checked.
  var ticked: [String] {
    StoredDashboard.titles.filter { title in
      (0..<size.height).contains { y in
        let text = text(ofRow: y)
        return text.contains(title) && text.contains("●")
      }
    }
  }
}

extension PseudoTerminal {
  func wait(forTicked titles: [String]) throws {
    try wait(for: "\(titles) to be ticked off") { $0.canvas.ticked == titles }
  }

  func wait(forNo text: String) throws {
    try wait(for: "no \"\(text)\"") { !$0.canvas.description.contains(text) }
  }

  /// Expects keys to work, and other widgets to be asked and to answer.
  func expectOthersToGoOn(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try type("?")
    try wait(forText: "This help")
    try type("?")
    try wait(forNo: "This help")
    #expect(canvas.description.contains("Busan"), sourceLocation: sourceLocation)
  }

  func quit() throws {
    try type("q")
    #expect(try waitForEnd() == .exit(0))
    expectRestored()
  }
}
