import CKit
package import Cells
import Glibc

extension PseudoTerminal {
  package func type(_ text: String) throws { try send(Array(text.utf8)) }

  package func press(_ key: Keystroke) throws {
    try type(key.bytes(isApplication: emulator.modes.contains(.applicationCursorKeys)))
  }

  /// Presses Control and a letter.
  package func pressControl(_ letter: Character) throws {
    try send([(letter.asciiValue ?? 0) & 0x1F])
  }

  /// Clicks a cell; throws if the program hasn't requested clicks.
  package func click(_ button: MouseButton = .left, at place: Point) throws {
    try demand([.mouseClicks, .mouseDrags, .mouseMoves], "clicks")
    try type(report(button.rawValue, place, "M"))
    if !button.isWheel { try type(report(button.rawValue, place, "m")) }
  }

  /// Presses the left button at one cell and releases it at another.
  package func drag(from start: Point, to end: Point) throws {
    try demand([.mouseDrags, .mouseMoves], "drags")
    try type(report(0, start, "M") + report(32, end, "M") + report(0, end, "m"))
  }

  /// Presses the left button and holds it.
  package func hold(at place: Point) throws {
    try demand([.mouseDrags, .mouseMoves], "drags")
    try type(report(0, place, "M"))
  }

  /// Moves the pointer with the left button held, and releases it.
  package func release(at place: Point) throws {
    try type(report(32, place, "M") + report(0, place, "m"))
  }

  package func focus(_ isFocused: Bool) throws {
    try demand([.focusReports], "the focus")
    try type(isFocused ? "\u{1B}[I" : "\u{1B}[O")
  }

  package func paste(_ text: String) throws {
    let isBracketed = emulator.modes.contains(.bracketedPaste)
    try type(isBracketed ? "\u{1B}[200~\(text)\u{1B}[201~" : text)
  }

  package func changeAppearance(isDark: Bool) throws {
    emulator.changeAppearance(isDark: isDark)
    try send(emulator.takeReplies())
  }

  package func send(_ bytes: [UInt8], within patience: Duration = patience) throws {
    let deadline = ContinuousClock.now + patience
    pendingInput += bytes
    flushInput()
    while !pendingInput.isEmpty {
      guard ending == nil, outer >= 0, step(until: deadline) else {
        throw failure("The program doesn't read what is typed.")
      }
    }
  }

  private func demand(_ asked: Set<Mode>, _ what: String) throws {
    if emulator.modes.isDisjoint(with: asked) {
      throw failure("The program hasn't asked for \(what).")
    }
  }

  private func report(_ button: Int, _ place: Point, _ end: String) -> String {
    "\u{1B}[<\(button);\(place.x + 1);\(place.y + 1)\(end)"
  }
}
