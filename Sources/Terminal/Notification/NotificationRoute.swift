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
