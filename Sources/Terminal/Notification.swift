import System

/// A sequence by which terminals show notifications.
enum NotificationForm: Hashable, Sendable {
  /// OSC 9: one text.
  case brief
  /// OSC 777: a title and a text.
  case titled
  /// OSC 99: a title and a text, each on its own, and a question whether it is known.
  case structured

  /// The question whether OSC 99 is known, and the beginning of the answer, after `ESC ]`.
  static let question = "\u{1B}]\(answer);\u{1B}\\"
  static let answer = "99;i=widgetty:p=?"

  /// The sequences of a notification, without what ends them.
  func commands(of notification: TerminalNotification) -> [String] {
    let (title, text) = (notification.title, notification.text)
    switch self {
    case .brief: return ["9;\(notification.brief.withoutSemicolons)"]
    case .titled: return ["777;notify;\(title.withoutSemicolons);\(text.withoutSemicolons)"]
    case .structured:
      let id = "i=widgetty-\(notification.number)"
      return ["99;\(id):d=0;\(title)", "99;\(id):p=body;\(text)"]
    }
  }
}

extension String {
  /// Terminals split at semicolons, and take a number before one for a command.
  fileprivate var withoutSemicolons: String {
    String(map { $0 == ";" ? "," : $0 })
  }
}

/// A notification that a terminal is to show, of one line each and without anything that steers it.
package struct TerminalNotification: Hashable, Sendable {
  let title: String
  let text: String
  /// Tells it from the program's others.
  let number: Int

  package init(title: String, text: String, number: Int) {
    (self.title, self.text) = (title.told, text.told)
    self.number = number
  }

  /// Both in one.
  var brief: String { [title, text].filter { !$0.isEmpty }.joined(separator: ": ") }
}

extension String {
  /// The text as a notification may say it: on one line, cut, with blanks in place of what steers a
  /// terminal.
  package var told: String {
    var (told, isBlank) = (String.UnicodeScalarView(), true)
    for scalar in unicodeScalars.prefix(Self.mostRead) {
      guard told.count < Self.longestTold else {
        return String(told) + "…"
      }
      let isSpace = scalar.steers || scalar.properties.isWhitespace
      if !isSpace { told.append(scalar) } else if !isBlank { told.append(" ") }
      isBlank = isSpace
    }
    if isBlank { _ = told.popLast() }
    return String(told)
  }

  /// The limits in scalars; a notification shows no more than a few lines.
  private static let longestTold = 200
  private static let mostRead = 4000
}

/// The way by which a terminal shows notifications: a sequence that it knows, through what lies between,
/// or the bell.
package struct NotificationRoute: Hashable, Sendable {
  /// A program between, which passes sequences on if they are wrapped.
  enum Multiplexer: Hashable, Sendable {
    case tmux, screen
  }

  /// Nil for the bell alone.
  private let form: NotificationForm?
  private let multiplexer: Multiplexer?
  private let rings: Bool

  init(_ form: NotificationForm, through multiplexer: Multiplexer? = nil, rings: Bool = false) {
    (self.form, self.multiplexer, self.rings) = (form, multiplexer, rings)
  }

  private init() {
    (form, multiplexer, rings) = (nil, nil, true)
  }

  /// Any terminal has it, and every multiplexer passes it on.
  package static let bell = NotificationRoute()

  func bytes(of notification: TerminalNotification) -> [UInt8] {
    let commands = form?.commands(of: notification) ?? []
    return Array(commands.map(wrapped).joined().utf8) + (rings ? [0x07] : [])
  }

  /// A command as a sequence. In another string it ends with the bell, because that string would end at
  /// `ESC \`.
  private func wrapped(_ command: String) -> String {
    switch multiplexer {
    case .tmux: "\u{1B}Ptmux;\u{1B}\u{1B}]\(command)\u{7}\u{1B}\\"
    case .screen: "\u{1B}P\u{1B}]\(command)\u{7}\u{1B}\\"
    case nil: "\u{1B}]\(command)\(form == .structured ? "\u{1B}\\" : "\u{7}")"
    }
  }
}
