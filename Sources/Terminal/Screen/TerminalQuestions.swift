import Cells

/// What to ask a terminal, and how.
struct TerminalQuestions: Sendable {
  /// Whether the terminal ignores questions that it doesn't understand.
  private let isModern: Bool
  private let isInScreen: Bool
  /// Whether the terminal might print what it doesn't understand in longer questions.
  private let printsStrings: Bool

  init(_ environment: [String: String]) {
    let name = TerminalName(environment["TERM"] ?? "")
    isModern = name.isModern
    isInScreen = TerminalIdentity(environment: environment).isInScreen
    // screen passes strings on to its terminal as they are, and Apple's prints them.
    printsStrings =
      isInScreen || name.text.hasPrefix("screen")
      || environment["TERM_PROGRAM"] == "Apple_Terminal"
  }

  /// The questions for the background colour, synchronized output, light or dark, the version, and
  /// colours if wanted, after which the terminal draws with the pen again. Every terminal answers the
  /// last one, so that afterwards no other answer is to come.
  func bytes(aboutColors asksColors: Bool, pen: Pen) -> [UInt8] {
    guard isModern else { return [] }
    let version = "\u{1B}[>0q"
    let questions =
      "\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[?996n\(version)"
      + (isInScreen ? "\u{1B}P\(version)\u{1B}\\" : "")
    let colors = asksColors && !printsStrings ? Self.colors(restoring: pen) : []
    return Array(questions.utf8) + colors + Array("\u{1B}[c".utf8)
  }

  /// The question for notifications; nothing where it might be printed.
  var bytesAboutNotifications: [UInt8] {
    isModern && !printsStrings ? Array(NotificationForm.question.utf8) : []
  }

  /// Asks for two capabilities, and for the style after setting a colour.
  private static func colors(restoring pen: Pen) -> [UInt8] {
    var bytes = Array(
      ("\u{1B}P+q524742\u{1B}\\\u{1B}P+q436F\u{1B}\\" + ColorDepth.sample
        + "\u{1B}P$qm\u{1B}\\\u{1B}[m").utf8)
    pen.appendSequence(after: .plain, to: &bytes)
    return bytes
  }
}
