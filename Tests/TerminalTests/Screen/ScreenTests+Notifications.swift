import Cells
import Kit
import Testing

@testable import Terminal

/// Checks what is sent to a terminal for it to notify of.
extension ScreenTests {
  private var milk: TerminalNotification {
    TerminalNotification(title: "Milk; bread", text: "Due now", number: 7)
  }

  private func sent(by route: NotificationRoute, _ notification: TerminalNotification) throws
    -> String
  {
    let size = Size(width: 20, height: 5)
    let pair = try #require(TerminalPair(size: size))
    var screen = try Screen(on: pair.terminal, environment: Terminals.environment("xterm"))
    try screen.show(Canvas(size: size))
    _ = pair.sent()
    try screen.notify(notification, by: route)
    return pair.sent().replacing("\u{7}", with: "<bell>")
  }

  @Test("The bytes of each sequence come out whole in a pseudo-terminal")
  func bytes() throws {
    #expect(try sent(by: .bell, milk) == "<bell>")
    #expect(try sent(by: NotificationRoute(.brief), milk) == "^]9;Milk, bread: Due now<bell>")
    #expect(
      try sent(by: NotificationRoute(.titled), milk) == "^]777;notify;Milk, bread;Due now<bell>")
    #expect(
      try sent(by: NotificationRoute(.structured), milk)
        == "^]99;i=widgetty-7:d=0;Milk; bread^\\^]99;i=widgetty-7:p=body;Due now^\\")
  }

  @Test("Multiplexers pass on what is wrapped, and tmux the bell for what it drops")
  func multiplexers() throws {
    #expect(
      try sent(by: NotificationRoute(.brief, through: .tmux, rings: true), milk)
        == "^Ptmux;^^]9;Milk, bread: Due now<bell>^\\<bell>")
    #expect(
      try sent(by: NotificationRoute(.titled, through: .screen), milk)
        == "^P^]777;notify;Milk, bread;Due now<bell>^\\")
  }

  @Test(
    "Nothing in a title steers a terminal, ends the sequence or becomes a command",
    arguments: [
      ("a\u{1B}]0;x\u{7}b\u{9C}c", "a ]0,x b c: t"), ("\u{202E}evil\u{2066}\n\tx", "evil x: t"),
      ("4;3;50", "4,3,50: t"), ("  ", "t"), ("\u{0}\u{1B}\\", "\\: t"), ("우유 🥛", "우유 🥛: t"),
    ])
  func hostileTitles(title: String, shown: String) throws {
    let notification = TerminalNotification(title: title, text: "t", number: 1)
    #expect(try sent(by: NotificationRoute(.brief), notification) == "^]9;\(shown)<bell>")
  }

  @Test("It is asked for only where the question isn't printed, and the answer is understood")
  func question() throws {
    for (variables, question) in [
      ([:], "^]99;i=widgetty:p=?;^\\"), (["TERM_PROGRAM": "Apple_Terminal"], ""),
      (["STY": "1.x"], ""),
    ] {
      let pair = try #require(TerminalPair(size: Size(width: 20, height: 5)))
      var screen = try Screen(
        on: pair.terminal,
        environment: Terminals.environment("xterm").merging(variables) { $1 })
      try screen.askAboutNotifications()
      #expect(pair.sent() == question)
    }
    var parser = InputParser()
    let answer = "\u{1B}]99;i=widgetty:p=?;a=report:p=title,body,?:o=always\u{1B}\\"
    #expect(
      parser.tokens(from: Array(answer.utf8), at: .zero) == [.reply(.notifications)])
  }
}
