import Almanac
import System
import Cells
import Home
import Pages
import Testing
import Supplies

@testable import Desk

struct InvocationTests {
  private func invocation(_ line: String) throws -> Invocation {
    try Invocation(
      arguments: line.split(separator: " ").map(String.init), flags: Flags(of: .weather))
  }

  private func expected(_ change: (inout Invocation) -> Void) -> Invocation {
    var invocation = Invocation()
    change(&invocation)
    return invocation
  }

  @Test func opensTheDashboardWithoutArguments() throws {
    let invocation = try invocation("")
    #expect(invocation == Invocation())
    #expect(invocation.subcommand == nil && invocation.question == nil)
    #expect(invocation.size == Size(width: 120, height: 40))
  }

  @Test(arguments: [
    "--speed 60 --color 256 render --size 80x24 --locale=ko",
    "render --locale ko --size=80x24 --color=256 --speed=60",
    "--size 80x24 --locale ko --color 256 --speed 60 render",
    "--size 80x24 --locale ko --color 256 --speed 60 -- render",
    "render --size 1x1 --size 80x24 --locale en --locale ko --color 16 --color 256 --speed 60",
  ])
  func readsFlagsInAnyPlaceAndTheLastOfEach(_ line: String) throws {
    let expected = expected {
      $0.subcommand = .render
      $0.size = Size(width: 80, height: 24)
      $0.language = .korean
      $0.colors = .indexed
      $0.speed = 60
    }
    #expect(try invocation(line) == expected)
  }

  @Test func readsTheOtherFlags() throws {
    let line =
      "--from 2026 --data d=e --glyphs half --reduce-motion --show-damage --color none"
      + " --wallpaper terminal"
    let expected = expected {
      $0.from = "2026"
      $0.data = "d=e"
      $0.wishes[.glyphs] = "half"
      $0.wishes[.wallpaper] = "terminal"
      $0.wishes[.reduceMotion] = "on"
      $0.showsDamage = true
      $0.colors = .none
    }
    #expect(try invocation(line) == expected)
    #expect(try invocation("render --format json").format == .json)
    #expect(try invocation("--at now").at == "now")
    #expect(try invocation("timeline").widget == nil)
    #expect(try invocation("--json timeline --at now 12").widget == "12")
    #expect(try invocation("timeline -- -1").widget == "-1")
    #expect(try invocation("timeline --json").printsJSON)
    #expect(try invocation("read 3").widget == "3")
    #expect(try invocation("read --json").printsJSON)
  }

  @Test(arguments: ["AX3", "ax3", "aX3"])
  func readsLooksInSmallLettersAndInLarge(_ word: String) throws {
    #expect(try invocation("--type-size \(word)").wishes == [.typeSize: "AX3"])
    #expect(try invocation("--type-size XXXLARGE").wishes == [.typeSize: "xxxLarge"])
    #expect(try invocation("--mode FullColor").wishes == [.mode: "fullcolor"])
  }

  @Test(arguments: ["night", "always-on", "recede"])
  func turnsLooksOnAndOff(_ name: String) throws {
    let aspect = try #require(Preferences.Aspect(rawValue: name))
    for (line, words) in [
      ("--F", "on"), ("--F on", "on"), ("--F off", "off"), ("--F=off", "off"),
      ("--F off --F", "on"), ("--F --F off", "off"), ("--F render", "on"),
      ("--F off render", "off"),
      ("render --F off", "off"), ("timeline --F off", "off"), ("--F --json read", "on"),
    ] {
      let invocation = try invocation(line.replacing("--F", with: "--\(name)"))
      #expect(invocation.wishes == [aspect: words] && invocation.widget == nil, "\(line)")
    }
    for line in ["--\(name)=", "--\(name)=On", "--\(name)=maybe", "--\(name) On"] {
      #expect(throws: UsageError.self, "\(line)") { try self.invocation(line) }
    }
  }

  @Test func readsWhenItIsNight() throws {
    for (line, word) in [
      ("--night auto", "auto"), ("--night=auto render", "auto"),
      ("--night 22:00-07:00", "22:00-07:00"),
      ("--night 7:00-8:30 read", "07:00-08:30"), ("--night", "on"), ("--night --json read", "on"),
    ] {
      let invocation = try invocation(line)
      #expect(invocation.wishes == [.night: word] && invocation.widget == nil, "\(line)")
    }
    #expect(try invocation("timeline --night 12").widget == "12")
  }

  @Test(arguments: ["22:00-22:00", "25:00-07:00", "22:00", "22:00-07:00,on", "off,22:00-07:00"])
  func saysWhichNightsThereAre(value: String) throws {
    let strings = Asset.englishStrings.strings
    for line in ["--night=\(value)"] + (value.hasPrefix("2") ? ["--night \(value) read"] : []) {
      let error = try #require(throws: UsageError.self) { try self.invocation(line) }
      #expect(
        error.sentence(in: strings)
          == "--night can’t be '\(value)'. Use on, off, auto or hours such as 22:00-07:00.")
    }
  }

  /// What may be a word of an action is one.
  @Test func takesNoWordFromAnAction() throws {
    func words(_ line: String) throws -> (words: [String]?, night: String?) {
      let invocation = try Invocation(
        arguments: line.split(separator: " ").map(String.init), commands: Command.known)
      return (invocation.call?.arguments.words, invocation.wishes[.night])
    }
    #expect(try words("test keep lights --night off") == (["lights", "off"], "on"))
    #expect(try words("test keep lights --night=off off") == (["lights", "off"], "off"))
    #expect(try words("--night off test keep lights") == (["lights"], "off"))
    #expect(try words("test --night off keep lights") == (["lights"], "off"))
  }

  @Test func undoesEveryKeptLook() throws {
    let usual = Preferences()
    for aspect in Preferences.Aspect.allCases {
      var kept = usual
      for word in aspect.words { _ = kept.set(aspect, to: word) }
      let flag = "--\(aspect.rawValue)=\(usual.word(for: aspect))"
      #expect(kept != usual, "\(aspect)")
      for (aspect, word) in try invocation(flag).wishes { _ = kept.set(aspect, to: word) }
      #expect(kept == usual, "\(flag)")
    }
  }

  @Test func readsHowEverythingIsToLook() throws {
    let looks =
      "--mode vibrant --night --always-on --appearance light --accent #FFB454"
      + " --increase-contrast --differentiate-without-color"
    let wished = expected {
      $0.wishes = [
        .mode: "vibrant", .night: "on", .alwaysOn: "on", .appearance: "light", .accent: "#ffb454",
        .increaseContrast: "on", .differentiateWithoutColor: "on",
      ]
    }
    #expect(try invocation(looks) == wished)
  }

  @Test(arguments: [
    ("-h", Invocation.Question.help), ("--help", .help), ("--version", .version),
    ("--man", .manual),
    ("--help --version", .version), ("--at 1 --speed 2 --size 3x4 --help", .help),
  ])
  func answersQuestions(_ line: String, _ question: Invocation.Question) throws {
    #expect(try invocation(line).question == question)
  }

  @Test func keepsTheSubcommandThatHelpIsAbout() throws {
    #expect(try invocation("render --help").subcommand == .render)
    #expect(try invocation("-h render").subcommand == .render)
  }

  @Test(arguments: ["1x1", "1000x1000", "0080x0024"])
  func takesSizes(_ size: String) throws {
    #expect(try invocation("render --size \(size)").size.isEmpty == false)
  }

  @Test(arguments: Flags(of: .weather).all.map(\.example))
  func takesTheExamplesOfTheFlags(_ example: String) throws {
    let line = example.prefix { $0 != "|" }.drop { $0 != " " }
    #expect(throws: Never.self) { try invocation(String(line)) }
  }
}
