package import Almanac
package import System
import Home

/// The circumstances that matter to supplies.
package struct Site: Sendable {
  package let environment: [String: String]
  /// Nil if there is no folder for files.
  package let directories: Directories?
  /// The language requested on the command line.
  package let language: Language?
  /// The language of what is shown.
  package let shownLanguage: Language
  /// Whether dates are real rather than simulated.
  package let hasWorldTime: Bool
  /// Whether the program shows widgets until the user quits.
  package let staysOpen: Bool
  /// Whether output is printed at once, with the data known by then.
  package let printsAtOnce: Bool
  /// What `config.toml` says.
  package private(set) var written: WrittenSettings
  private let clocks: Clocks

  /// Saves the word that a key has set for a setting, in its file; throws why it can't be saved.
  package func keep(_ word: String, for setting: String, in fileName: String) throws {
    guard let file = keyFile(fileName) else { throw SavingFault.unknown }
    do throws(FileFault) {
      try file.write("\(KeptWord(word, over: written[setting]?.word).description)\n")
    } catch {
      throw error.savingFault
    }
  }

  func keyFile(_ fileName: String) -> SmallFile? {
    directories.map { SmallFile(path: "\($0.state)/\(fileName)") }
  }

  /// The strings for what a setting's fault says.
  package var commandWords: StringTable { shownLanguage.commandWords }

  package var home: HomeFolder { HomeFolder(path: environment["HOME"]) }

  /// A path in words for a setting, as the system knows it. In a file of settings it counts from that
  /// file's folder, elsewhere from the folder in which the program was started.
  package func absolute(_ path: String, saidBy origin: SettingWords.Origin) -> String {
    let folder =
      switch origin {
      case .file, .config, .key: directories?.config
      case .variable, .flag: WorkingFolder.path
      }
    return home.absolute(path, from: folder)
  }

  /// A monotonic time.
  package var instant: Duration { clocks.instant }

  /// The same when `config.toml` says something else.
  func saying(_ written: WrittenSettings) -> Site {
    var site = self
    site.written = written
    return site
  }

  init(
    _ invocation: Invocation, environment: [String: String], directories: Directories?,
    written: WrittenSettings = WrittenSettings(), at pace: Pace, by clocks: Clocks
  ) {
    (self.environment, self.directories, self.written) = (environment, directories, written)
    (language, hasWorldTime) = (invocation.language, pace == .wall)
    shownLanguage = invocation.language ?? Language(environment: environment)
    staysOpen = invocation.subcommand == nil && invocation.call == nil
    printsAtOnce = invocation.subcommand == .render || invocation.subcommand == .read
    self.clocks = clocks
  }
}
