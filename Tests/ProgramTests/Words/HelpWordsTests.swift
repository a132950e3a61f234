import Almanac
import Gallery
import Home
import Testing
import Timelines
import Supplies
import WidgetIntents

@testable import Commands
@testable import Desk
import System

/// Checks that everything that help and manual explain has words in each language.
struct HelpWordsTests {
  private static let offer = Offer(
    kinds: WidgetKind.all(in: GalleryBundle()).kinds, supply: .weather,
    firstBoards: { _ in [:] },
    commands: [.dday, .todo, .caffeine, .timer, .weather, .inline, .doctor])

  private static let subjects: [HelpSubject] =
    [.program] + Subcommand.allCases.map(HelpSubject.subcommand)
    + offer.allCommands.map(HelpSubject.command)

  private func help(_ subject: HelpSubject, in language: Language) -> String {
    Help(
      subject: subject, commands: Self.offer.allCommands, kinds: Self.offer.kinds,
      supply: Self.offer.supply, strings: language.commandWords
    ).description
  }

  @Test(arguments: subjects, Language.allCases)
  func helpFitsIntoEightyColumns(_ subject: HelpSubject, _ language: Language) {
    for line in help(subject, in: language).split(separator: "\n") {
      #expect(String(line).columns < 80, "\(line)")
    }
  }

  @Test(arguments: subjects, Language.allCases)
  func helpLacksNoText(_ subject: HelpSubject, _ language: Language) {
    let help = help(subject, in: language)
    for key in ["command.", "option.", "flag.", "manual."] {
      #expect(!help.contains("  \(key)") && !help.contains("\n\(key)"), "\(key)")
    }
  }

  @Test(arguments: Language.allCases)
  func eachCommandAndFlagHasItsOwnText(_ language: Language) {
    let strings = language.commandWords
    for command in Self.offer.allCommands {
      #expect(strings["command.\(command.name)"] != nil, "\(command.name)")
      for action in command.actions {
        let explanation = strings.explanation(of: command, action)
        #expect(!explanation.summary.hasPrefix("command."), "\(command.written(action))")
        for option in action.options {
          let words = strings.explanation(of: option, of: command, action).summary
          #expect(!words.hasPrefix("option."), "\(command.written(action)) \(option.written)")
        }
      }
    }
    for flag in Self.offer.flags.all {
      #expect(!strings.explanation(of: flag).summary.hasPrefix("flag."), "\(flag.written)")
    }
    for variable in EnvironmentVariable.all(of: .weather) {
      #expect(strings["environment.\(variable.name)"] != nil, "\(variable.name)")
    }
    for status in ExitStatus.allCases {
      #expect(strings["exit-status.\(status.rawValue)"] != nil, "\(status)")
    }
  }

  /// A flag of a command would hide the program's own.
  @Test func noCommandHasAFlagOfTheProgram() {
    let flags = Set(Self.offer.flags.belongingEverywhere.map(\.written))
    for command in Self.offer.allCommands {
      for option in command.actions.flatMap(\.options) {
        #expect(!flags.contains(option.written), "\(command.name) \(option.written)")
      }
    }
  }

  @Test(arguments: InlineSubject.all)
  func eachLineHasItsFieldsExplained(_ subject: InlineSubject) {
    for language in Language.allCases {
      #expect(language.commandWords["inline.fields.\(subject.name)"] != nil, "\(subject.name)")
    }
  }

  /// What the manual says in Korean has no English in it but what can be typed.
  @Test func theKoreanManualHasNoEnglishSentence() {
    let page = ManualPage(
      commands: Self.offer.allCommands, kinds: Self.offer.kinds, supply: Self.offer.supply,
      strings: Language.korean.settingWords
    ).description.replacing("\\-", with: "-")
    // Terms and examples stand in bold; what follows explains them.
    let texts = page.split(separator: "\n").filter { !$0.hasPrefix("\\fB") && !$0.hasPrefix(".") }
    #expect(texts.count > 150)
    for text in texts where !text.contains(" rectangular") && !text.contains(" medium") {
      #expect(String(text).englishSentence == nil, "\(text)")
    }
  }

  @Test(arguments: subjects) func koreanHelpHasNoEnglishSentence(_ subject: HelpSubject) {
    for line in help(subject, in: .korean).split(separator: "\n")
    where !["widgetty ", "|", "=", "corner", "small "].contains(where: line.contains) {
      #expect(String(line).englishSentence == nil, "\(line)")
    }
  }

  /// Every Korean text, of the screen and of commands.
  @Test func noKoreanTextIsAnEnglishSentence() throws {
    for (key, text) in try Language.korean.allEntries {
      // What can be typed stays as it is.
      let words = text.replacing(/widgetty [a-z -]+/, with: "")
      #expect(words.englishSentence == nil, "\(key): \(text)")
    }
  }
}

extension String {
  /// Four words of small letters, side by side; nil if there are none.
  var englishSentence: Substring? {
    firstMatch(of: /\b[A-Za-z]?[a-z']+ [a-z']+ [a-z']+ [a-z']+\b/)?.output
  }
}
