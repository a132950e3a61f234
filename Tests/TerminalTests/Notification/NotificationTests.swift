import Cells
import Kit
import Testing

@testable import Terminal

struct NotificationTests {
  @Test("However long a title is, what is sent is short")
  func longTitles() throws {
    for title in [
      String(repeating: "가", count: 100_000), "e" + String(repeating: "\u{301}", count: 100_000),
      String(repeating: "\n", count: 1_000_000) + "x",
    ] {
      let notification = TerminalNotification(title: title, text: title, number: 1)
      #expect(notification.title.unicodeScalars.count <= 201)
      #expect(NotificationRoute(.structured).bytes(of: notification).count < 2048)
    }
  }

  @Test(
    "The terminal's name and version tell the sequence",
    arguments: [
      ("kitty(0.26.5)", NotificationForm.titled), ("kitty(0.19.0)", .brief), ("kitty(0.18.3)", nil),
      ("foot(1.6.0)", .titled), ("WezTerm 20240203-110809", .titled),
      ("WezTerm 20201031-154415", nil), ("ghostty 1.0.0", .titled), ("Konsole 22.04.0", .titled),
      ("contour 0.4.0", .titled), ("iTerm2 3.5.0", .brief), ("VTE(7600)", nil),
      ("alacritty 0.14.0", nil), ("XTerm(390)", nil), ("", nil),
    ])
  func versions(answer: String, form: NotificationForm?) {
    var identity = TerminalIdentity(environment: ["TERM": "xterm-256color"])
    identity.hear(.version(answer))
    #expect(identity.notificationRoute == form.map { NotificationRoute($0) } ?? .bell)
    identity.hear(.notifications)
    #expect(identity.notificationRoute == NotificationRoute(.structured))
  }

  @Test(
    "The environment tells the sequence of a terminal that says nothing",
    arguments: [
      (["TERM": "xterm-kitty"], NotificationForm.titled), (["TERM": "foot"], .titled),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .brief),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WarpTerminal"], .titled),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], .titled),
      (["TERM": "xterm-256color", "VTE_VERSION": "7800"], nil), (["TERM": "linux"], nil),
      (["TERM": "screen", "STY": "1.x", "KONSOLE_VERSION": "220401"], nil), ([:], nil),
    ])
  func environments(environment: [String: String], form: NotificationForm?) {
    #expect(
      TerminalIdentity(environment: environment).notificationRoute
        == form.map { NotificationRoute($0) } ?? .bell)
  }

  @Test(
    "tmux passes on what its option says",
    arguments: [
      ("all", NotificationRoute(.titled, through: .tmux)),
      ("on", NotificationRoute(.titled, through: .tmux, rings: true)), ("off", .bell), ("", .bell),
      ("1", NotificationRoute(.titled, through: .tmux, rings: true)), ("0", .bell),
    ])
  func tmux(option: String, route: NotificationRoute) throws {
    var identity = TerminalIdentity(environment: ["TERM": "tmux-256color", "TMUX": "/t,1,0"])
    #expect(identity.notificationRoute == .bell)
    let outer = OuterTerminal(report: "3.4\nkitty(0.40.0)\n\n\(option)\n")
    identity.hear(try #require(outer) as OuterTerminal)
    // What a terminal around it can do by itself, it can't through tmux.
    identity.hear(.notifications)
    #expect(identity.notificationRoute == route)
  }

  @Test("The terminal around screen counts once it has answered")
  func screen() {
    var identity = TerminalIdentity(environment: ["TERM": "screen", "STY": "1.x"])
    identity.hear(.version("WezTerm 20240203-110809"))
    #expect(identity.notificationRoute == NotificationRoute(.titled, through: .screen))
  }
}
