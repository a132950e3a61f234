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
