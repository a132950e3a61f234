import Almanac
import Testing

@testable import Desk

struct UsageErrorTests {
  private func complaint(about arguments: [String]) -> String? {
    do throws(UsageError) {
      _ = try Invocation(arguments: arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("--colour red", "There is no flag '--colour'; did you mean --color?"),
    ("--bogus", "There is no flag '--bogus'; widgetty --help lists all that there are."),
    ("-x", "There is no flag '-x'; widgetty --help lists all that there are."),
    ("-", "There is no flag '-'; widgetty --help lists all that there are."),
    ("rendr", "There is no subcommand 'rendr'; did you mean render?"),
    ("hepl", "There is no subcommand 'hepl'; did you mean help?"),
    ("stop", "There is no subcommand 'stop'; widgetty --help lists all that there are."),
    ("-- --help", "There is no subcommand '--help'; did you mean --help?"),
    (
      "render 80x24",
      "The argument '80x24' is one too many; only flags may follow."
    ),
    ("timeline 1 2", "The argument '2' is one too many; only flags may follow."),
    ("12 timeline", "There is no subcommand '12'; widgetty --help lists all that there are."),
    ("render --json", "--json belongs to widgetty timeline and widgetty read only."),
    ("read 1 2", "The argument '2' is one too many; only flags may follow."),
    (
      "--type-size 14",
      "--type-size can’t be '14'. Use xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX3 or AX5."
    ),
    ("timeline --size 80x24", "--size belongs to widgetty render only."),
    ("--locale", "--locale lacks its value; it takes ko or en."),
    ("--locale --help", "--locale lacks its value; it takes ko or en."),
    ("--locale -h", "--locale lacks its value; it takes ko or en."),
    ("--data --", "--data lacks its value; it takes a folder."),
    ("--show-damage=yes", "--show-damage takes no value."),
    ("render --always-on maybe", "--always-on can’t be 'maybe'. Use on or off."),
    ("--always-on rendr", "There is no subcommand 'rendr'; did you mean render?"),
    ("--color red", "--color can’t be 'red'. Use auto, 24bit, 256, 16 or none."),
    (
      "--glyphs=Halves",
      "--glyphs can’t be 'Halves'. Use auto, octant, sextant, quadrant, half or ascii."
    ),
    ("render --format=", "--format can’t be ''. Use text, ansi, json or svg."),
    ("--at=", "--at can’t be ''. Use a date such as 2026-11-21T09:41:00+09:00."),
    ("--at 1 --from 2", "Use --at or --from, not both."),
    ("--speed 2 --at 1", "Use --speed or --at, not both."),
    ("--size 80x24", "--size belongs to widgetty render only."),
    ("--format text", "--format belongs to widgetty render only."),
  ])
  func saysWhatIsWrongAndWhatIsAllowed(_ line: String, _ sentence: String) {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(complaint(about: arguments) == sentence)
  }

  @Test(arguments: [
    ("--colour red", "'--colour': 없는 플래그예요. --color 아닌가요?"),
    ("stop", "'stop': 없는 명령이에요. 전체 보기: widgetty --help"),
    ("--locale", "--locale: 값을 적으세요. 쓸 수 있는 값: ko, en"),
    ("--speed 0", "--speed: '0' 값은 쓸 수 없어요. 쓸 수 있는 값: 1에서 3600까지의 정수"),
    ("--at 1 --from 2", "--at, --from 중 하나만 쓰세요."),
    ("render --json", "--json: widgetty timeline, widgetty read에서만 쓸 수 있어요."),
  ])
  func isSaidInKorean(_ line: String, _ sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try Invocation(arguments: line.split(separator: " ").map(String.init))
    }
    #expect(error?.sentence(in: Language.korean.words) == sentence)
  }

  @Test func followsTheLanguageThatIsAskedForWhateverElseIsWrong() {
    for (arguments, environment, expected) in [
      (["--locale", "ko", "--bogus"], "en", Language.korean), (["--locale=ko"], "en", .korean),
      (["--locale=en"], "ko", .english), (["--locale", "xx"], "ko", .korean),
      (["--locale"], "en", .english), ([], "ko_KR.UTF-8", .korean),
    ] {
      let language = Language(asked: arguments, environment: ["LANG": environment])
      #expect(language == expected, "\(arguments)")
    }
  }

  /// Where no locale is set, the zone says where somebody is; C is a locale, and English.
  @Test(
    arguments: [
      (["TZ": "Asia/Seoul"], Language.korean), (["TZ": ":Asia/Seoul", "LANG": ""], .korean),
      (["TZ": "Asia/Seoul", "LANG": "C.UTF-8"], .english), (["TZ": "Europe/Berlin"], .english),
      (["TZ": "Europe/Berlin", "LC_ALL": "ko_KR.UTF-8"], .korean), (["TZ": "UTC"], .english),
    ] as [([String: String], Language)])
  func followsTheZoneWithoutALocale(environment: [String: String], language: Language) {
    #expect(Language(environment: environment) == language)
  }

  @Test(arguments: ["0", "3601", "-5", "+5", "1.5", "", " 5", "５", "99999999999999999999"])
  func namesTheSpeedsThatAreAllowed(_ speed: String) {
    let sentence = "--speed can’t be '\(speed)'. Use a whole number from 1 to 3600."
    #expect(complaint(about: ["--speed", speed]) == sentence)
  }

  @Test(arguments: [
    "", "80", "x", "80x", "x24", "80x24x", "80x24x7", "0x24", "80x0", "-80x24", "80X24", "80x1001",
    "80 x 24", "99999999999999999999x1",
  ])
  func namesTheSizesThatAreAllowed(_ size: String) {
    let sentence =
      "--size can’t be '\(size)'. Use a size in cells from 1x1 to 1000x1000, such as 80x24."
    #expect(complaint(about: ["render", "--size", size]) == sentence)
  }

  @Test(arguments: [
    ("--colr", "--color"), ("--COLOR", "--color"), ("--form", "--from"), ("--sped", "--speed"),
    ("--show", "--show-damage"), ("--reduce", "--reduce-motion"), ("-size", "--size"),
    ("--colour=red", "--color"), ("--v", "--version"), ("redner", "render"),
  ])
  func suggestsWhatWasProbablyMeant(_ typed: String, _ meant: String) {
    #expect(complaint(about: [typed])?.hasSuffix("; did you mean \(meant)?") == true)
  }

  @Test(arguments: [
    ("\u{1B}[2J", #"'\u{1B}[2J'"#), ("\u{9B}2J", #"'\u{009B}2J'"#), ("a\r\nb", #"'a\r\nb'"#),
    ("\u{202E}x", #"'\u{202E}x'"#), ("\u{2028}", #"'\u{2028}'"#), ("\0", #"'\0'"#),
    ("가é😀", "'가é😀'"),
    (String(repeating: "a", count: 61), "'\(String(repeating: "a", count: 60))...'"),
  ])
  func makesWhatItEchoesHarmless(_ argument: String, _ echo: String) {
    #expect(complaint(about: [argument])?.contains(" \(echo); ") == true)
    #expect(complaint(about: ["--color", argument])?.contains(" \(echo). ") == true)
  }

  @Test func survivesAnyArgument() {
    var random = SystemRandomNumberGenerator()
    let pieces =
      Flags().all.map(\.written) + ["=", "-", "--", "x", "render", "1", "\u{1B}", "é", "\u{301}"]
    for _ in 0..<2000 {
      let arguments = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in pieces.randomElement() }
          .joined()
      }
      let isSafe = complaint(about: arguments)?.unicodeScalars.allSatisfy { $0.value >= 0x20 }
      #expect(isSafe != false, "\(arguments)")
    }
    #expect(complaint(about: [String(repeating: "-", count: 100_000)]) != nil)
  }
}
