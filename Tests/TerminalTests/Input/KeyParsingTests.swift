import Terminal
import Testing

struct KeyParsingTests {
  @Test(
    "Keys are known by what they send",
    arguments: [
      ("q", "q"), (" ", "space"), ("A", "A"), ("가", "가"), ("☀", "☀"), ("😀", "😀"),
      ("\r", "enter"), ("\n", "enter"), ("\t", "tab"), ("\u{7F}", "backspace"),
      ("\u{8}", "backspace"), ("\u{0}", "control-space"), ("\u{3}", "control-c"),
      ("\u{1A}", "control-z"), ("\u{1F}", "control-_"), ("\u{1B}", "escape"),
      ("\u{1B}x", "alt-x"), ("\u{1B}가", "alt-가"), ("\u{1B}\r", "alt-enter"),
      ("\u{1B}\u{3}", "control-alt-c"), ("\u{1B}\u{1B}", "alt-escape"),
      ("\u{1B}[", "alt-["), ("\u{1B}O", "alt-O"), ("\u{1B}]", "alt-]"), ("\u{1B}P", "alt-P"),
      ("\u{1B}[A", "up"), ("\u{1B}OB", "down"), ("\u{1B}[1;5C", "control-right"),
      ("\u{1B}[1;8D", "control-alt-shift-left"), ("\u{1B}\u{1B}[A", "alt-up"),
      ("\u{1B}[H", "home"), ("\u{1B}OF", "end"), ("\u{1B}[5~", "pageUp"),
      ("\u{1B}[6;3~", "alt-pageDown"), ("\u{1B}[3~", "delete"), ("\u{1B}[2;2~", "shift-insert"),
      ("\u{1B}OP", "f1"), ("\u{1B}[1;2R", "shift-f3"), ("\u{1B}[15~", "f5"), ("\u{1B}[24~", "f12"),
      ("\u{1B}[34~", "f20"), ("\u{1B}[[A", "f1"), ("\u{1B}[[E", "f5"), ("\u{1B}[Z", "shift-tab"),
      ("\u{1B}[1;5Z", "control-shift-tab"), ("\u{1B}OM", "enter"), ("\u{1B}Ok", "+"),
      ("\u{1B}Op", "0"), ("\u{1B}O5A", "control-up"), ("\u{1B}[a", "shift-up"),
      ("\u{1B}Od", "control-left"), ("\u{1B}[7$", "shift-home"), ("\u{1B}[8^", "control-end"),
      ("\u{1B}[3@", "control-shift-delete"),
    ])
  func conventions(sequence: String, key: String) {
    #expect(InputParser.prints(sequence) == ["key \(key)"])
  }

  @Test(
    "Keys that are sent as numbers are the keys that they number",
    arguments: [
      ("\u{1B}[27;5;13~", "control-enter"), ("\u{1B}[27;2;65~", "A"),
      ("\u{1B}[97;5u", "control-a"), ("\u{1B}[97u", "a"), ("\u{1B}[97;2u", "A"),
      ("\u{1B}[49:33;2u", "shift-!"), ("\u{1B}[27u", "escape"), ("\u{1B}[13;2u", "shift-enter"),
      ("\u{1B}[127;3u", "alt-backspace"), ("\u{1B}[57414u", "enter"),
      ("\u{1B}[57420;5u", "control-down"),
      ("\u{1B}[97;1:2u", "a"), ("\u{1B}[44032;1u", "가"),
    ])
  func numbered(sequence: String, key: String) {
    #expect(InputParser.prints(sequence) == ["key \(key)"])
  }

  @Test(
    "What means nothing is swallowed whole",
    arguments: [
      "\u{1B}[97;1:3u", "\u{1B}[u", "\u{1B}[1114112u", "\u{1B}[55296u", "\u{1B}[57344u",
      "\u{1B}[99~", "\u{1B}[201~", "\u{1B}[5n", "\u{1B}[8;24;80t", "\u{1B}[E",
      "\u{1B}[1;2;3;4;5;6;7m", "\u{1B}[99999999999999999999~", "\u{1B}[ q", "\u{1B}[!p",
      "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}Xstart\u{1B}\\", "\u{1B}Oz",
      "\u{1B}[[Z", "\u{1B}[1;2", "\u{1B}]11;rgb:", "\u{85}", "\u{E000}", "\u{1B}[\u{18}",
      "\u{1B}[<999;1;1M", "\u{1B}[<M", "\u{1B}[<0;1M", "\u{1B}[<3;1;1M",
    ])
  func unknown(sequence: String) {
    #expect(InputParser.prints(sequence + "\u{1B}\\z").suffix(1) == ["key z"])
    #expect(InputParser.prints(sequence).isEmpty)
  }

  @Test("An overlong sequence is swallowed up to its end")
  func endless() {
    let digits = String(repeating: "1;", count: 100_000)
    #expect(InputParser.prints("\u{1B}[\(digits)~x") == ["key x"])
    #expect(InputParser.prints("\u{1B}]\(digits)\u{7}x") == ["reply other", "key x"])
  }

  @Test("A key that cuts a sequence short is a key")
  func cutShort() {
    #expect(InputParser.prints("\u{1B}[1;\u{3}") == ["key control-c"])
    #expect(InputParser.prints("\u{1B}[1;\u{1B}[B") == ["key down"])
    #expect(InputParser.prints("\u{1B}]11;\u{1B}[B") == ["key down"])
    #expect(InputParser.prints("\u{1B}[1가") == ["key 가"])
  }

  @Test("Invalid bytes are dropped")
  func invalid() {
    let bytes: [UInt8] = [0xFF, 0x80, 0xC0, 0x80, 0xE0, 0x80, 0x80, 0xED, 0xA0, 0x80, 0xEA, 0x61]
    #expect(InputParser.prints(bytes: bytes) == ["key a"])
    #expect(InputParser.prints(bytes: [0xF4, 0x90, 0x80, 0x80, 0xF0, 0x9F, 0x61]) == ["key a"])
  }
}
