import Testing

@testable import System

/// Checks what each form of a value says.
struct ValueTests {
  @Test(arguments: [
    ("0", "0"), ("+0", "0"), ("-0", "0"), ("+99", "99"), ("-17", "-17"), ("1_000", "1000"),
    ("5_349_221", "5349221"), ("1_2_3", "123"), ("0xDEADBEEF", "3735928559"),
    ("0xdead_beef", "3735928559"), ("0o01234567", "342391"), ("0b1101_0110", "214"),
    ("0x00", "0"), ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("0x7FFFFFFFFFFFFFFF", "9223372036854775807"),
    ("+1.0", "1.0"), ("3.1415", "3.1415"), ("-0.01", "-0.01"), ("5e+22", "5e+22"),
    ("1e06", "1000000.0"), ("-2E-2", "-0.02"), ("6.626e-34", "6.626e-34"),
    ("224_617.445_991_228", "224617.445991228"), ("1e0_0", "1.0"), ("0e0", "0.0"),
    ("inf", "inf"), ("+inf", "inf"), ("-inf", "-inf"), ("nan", "nan"), ("-nan", "nan"),
    ("1e400", "inf"), ("-0.0", "-0.0"),
    ("true", "true"), ("false", "false"),
    ("1979-05-27T07:32:00Z", "1979-5-27T7:32:0+0"),
    ("1979-05-27t00:32:00.999999-07:30", "1979-5-27T0:32:0.999999000-450"),
    ("1979-05-27 07:32:00z", "1979-5-27T7:32:0+0"),
    ("1979-05-27T07:32:00.5", "1979-5-27T7:32:0.500000000"), ("1979-05-27", "1979-5-27"),
    ("07:32:00", "7:32:0"), ("00:32:00.1234567891", "0:32:0.123456789"),
    ("2024-02-29", "2024-2-29"), ("2000-02-29", "2000-2-29"),
    ("[]", "[]"), ("[ ]", "[]"), ("[1, \"a\", [true, ], {b = 1}]", "[1, \"a\", [true], {b: 1}]"),
    ("[1,]", "[1]"), ("[ # one\n 1 # two\n , # three\n\n 2\n]", "[1, 2]"), ("[\r\n1\r\n]", "[1]"),
    ("{}", "{}"), ("{ }", "{}"), ("{a=1,b.c=2, b.d = 3}", "{a: 1, b: {c: 2, d: 3}}"),
    ("{ \"x y\" = [\n1\n] }", "{x y: [1]}"),
  ])
  func reads(text: String, value: String) {
    let document = TOMLDocument("v = \(text)\n")
    #expect(document.faults.isEmpty, "\(document.told)")
    #expect(document.root["v"]?.value.printed == value)
    #expect(document.root["v"]?.value.position == TOMLPosition(line: 1, column: 5))
  }

  @Test(arguments: [
    ("\"\"", ""), ("\"a # b\"", "a # b"), (#""\b\t\n\f\r\"\\""#, "\u{8}\t\n\u{C}\r\"\\"),
    (#""\u00E9\U0001F600""#, "é😀"), ("\"한글\"", "한글"), ("\"\t\"", "\t"),
    ("''", ""), (#"'C:\Users\x'"#, #"C:\Users\x"#), (#"'"'"#, "\""),
    ("\"\"\"\"\"\"", ""), ("\"\"\"\none\ntwo\"\"\"", "one\ntwo"),
    ("\"\"\"\r\none\r\ntwo\"\"\"", "one\ntwo"),
    ("\"\"\"a \\\n   \n\t b\"\"\"", "a b"), ("\"\"\"a\\  \n b\"\"\"", "ab"),
    ("\"\"\"a\"b\"\"c\"\"\"", "a\"b\"\"c"), ("\"\"\"a\"\"\"\"\"", "a\"\""),
    ("\"\"\"\"\"\"\"\"", "\"\""),
    (#""""\u0041\"""""#, "A\""), ("''''''", ""), ("'''\n\\n\n'''", "\\n\n"),
    ("'''a'b''c'''''", "a'b''c''"),
    ("'''\\'''", "\\"),
  ])
  func readsText(_ written: String, text: String) {
    let document = TOMLDocument("v = \(written) # a remark")
    #expect(document.faults.isEmpty, "\(document.told)")
    #expect(document.root["v"]?.value.content == .string(text))
  }

  @Test(arguments: [
    "01", "-01", "1__0", "_1", "1_", "+0x1", "-0o7", "0x", "0xg", "0x_1", "0x1_", "0o8", "0b2",
    "0X1",
    "1.", ".5", "1._5", "1_.5", "1.5_", "03.14", "1e", "1e+", "1e_5", "1e5_", "1.e5", "1e5.0",
    "++1",
    "Inf", "NaN", "True", "yes", "abc", "-", "+", "0x8.5", "1,5.", "truefalse", "-true",
  ])
  func refusesWords(_ word: String) {
    let document = TOMLDocument("v = \(word)\nw = 1")
    #expect(document.told.count == 1)
    #expect(document.faults.first?.position.line == 1)
    #expect(document.root.printed == "{w: 1}")
  }

  @Test(arguments: ["9223372036854775808", "-9223372036854775809", "0x8000000000000000"])
  func refusesLargeIntegers(_ word: String) {
    #expect(TOMLDocument("v = \(word)").told == ["1:5 large \(word)"])
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "2026-04-31", "2026-1-01",
    "2026-01-01T24:00:00", "2026-01-01T00:60:00", "2026-01-01T00:00:60", "2026-01-01T00:00",
    "2026-01-01T00:00:00.", "2026-01-01T00:00:00+24:00", "2026-01-01T00:00:00+09:60",
    "2026-01-01T00:00:00+0900", "07:32", "24:00:00", "07:32:00Z", "2026-01-01T", "2026-01-01x",
  ])
  func refusesDaysThatThereAreNot(_ word: String) {
    #expect(TOMLDocument("v = \(word)").told == ["1:5 no day \(word)"])
  }
}
