import Cells
import Terminal
import Testing

struct InputParserTimeTests {
  private func key(_ key: Key) -> [Token] { [.input(.key(key))] }

  @Test("An escape becomes a key after 25 ms of silence, and not before")
  func loneEscape() {
    var parser = InputParser()
    #expect(parser.tokens(from: [0x1B], at: .seconds(7)).isEmpty)
    #expect(parser.deadline == .milliseconds(7025))
    #expect(parser.tokens(expiringAt: .milliseconds(7024)).isEmpty)
    #expect(parser.tokens(expiringAt: .milliseconds(7025)) == key(Key(.escape)))
    #expect(parser.deadline == nil)
  }

  @Test("Bytes that are read late still belong to their escape")
  func busyLoop() {
    var parser = InputParser()
    _ = parser.tokens(from: [0x1B], at: .zero)
    #expect(parser.tokens(from: "[A".utf8, at: .seconds(5)) == key(Key(.up)))
  }

  @Test("The rest of a reply whose escape has expired isn't text")
  func orphanedReply() {
    var parser = InputParser()
    _ = parser.tokens(from: [0x1B], at: .zero)
    #expect(parser.tokens(expiringAt: .milliseconds(25)) == key(Key(.escape)))
    let reply = parser.tokens(from: "]11;#ffffff\u{7}".utf8, at: .milliseconds(40))
    #expect(reply == [.reply(.background(.white))])
  }

  @Test("A bracket typed after an escape is a bracket")
  func typedBracket() {
    var parser = InputParser()
    _ = parser.tokens(from: [0x1B], at: .zero)
    _ = parser.tokens(expiringAt: .milliseconds(25))
    #expect(parser.tokens(from: "[".utf8, at: .milliseconds(200)).isEmpty)
    #expect(parser.tokens(expiringAt: .milliseconds(225)) == key(Key("[")))
    #expect(parser.tokens(from: "[".utf8, at: .milliseconds(300)) == key(Key("[")))
  }

  @Test("An expired escape is forgotten after a while")
  func forgottenEscape() {
    var parser = InputParser()
    _ = parser.tokens(from: [0x1B], at: .zero)
    _ = parser.tokens(expiringAt: .milliseconds(25))
    #expect(parser.tokens(from: "[".utf8, at: .milliseconds(275)) == key(Key("[")))
  }

  @Test("A reply that breaks off is dropped, and typing goes on")
  func unfinishedReply() {
    var parser = InputParser()
    #expect(parser.tokens(from: "\u{1B}]11;rgb:".utf8, at: .zero).isEmpty)
    #expect(parser.tokens(expiringAt: .seconds(1)).isEmpty)
    #expect(parser.tokens(from: "q".utf8, at: .seconds(2)) == key(Key("q")))
  }

  @Test("A slow line doesn't turn a reply into keys")
  func slowReply() {
    var parser = InputParser()
    var tokens: [Token] = []
    var now = Duration.zero
    for byte in "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?2026;2$y".utf8 {
      tokens += parser.tokens(from: [byte], at: now)
      now += .milliseconds(24)
      tokens += parser.tokens(expiringAt: now)
    }
    #expect(tokens == [.reply(.background(.black)), .reply(.mode(2026, isKnown: true))])
  }

  @Test(
    "Typing on doesn't keep alive what swallows the keys",
    arguments: [
      "\u{1B}P", "\u{1B}]", "\u{1B}X", "\u{1B}^", "\u{1B}_", "\u{1B}Px", "\u{1B}]1;", "\u{1B}Xx",
      "\u{1B}^x", "\u{1B}_x", "\u{1B}_x\u{1B}", "\u{1B}[1", "\u{1B}[M", "\u{1B}[[", "\u{1B}[200~",
    ])
  func typingOn(beginning: String) {
    var parser = InputParser()
    _ = parser.tokens(from: beginning.utf8, at: .zero)
    var last: [Token] = []
    for half in 1...4 {
      let now = Duration.milliseconds(500 * half)
      _ = parser.tokens(expiringAt: now)
      last = parser.tokens(from: "q".utf8, at: now)
      _ = parser.tokens(expiringAt: now)
    }
    #expect(last == key(Key("q")))
  }

  @Test("Only the first piece of a sequence sets its deadline")
  func fixedDeadline() {
    var parser = InputParser()
    _ = parser.tokens(from: "\u{1B}]11;".utf8, at: .seconds(3))
    #expect(parser.deadline == .seconds(4))
    _ = parser.tokens(from: "rgb:".utf8, at: .milliseconds(3900))
    #expect(parser.deadline == .seconds(4))
    _ = parser.tokens(from: "00/00/00\u{7}\u{1B}[1".utf8, at: .milliseconds(3950))
    #expect(parser.deadline == .milliseconds(4950))
    _ = parser.tokens(from: "\u{1B}".utf8, at: .milliseconds(4900))
    #expect(parser.deadline == .milliseconds(4925))
  }
}
