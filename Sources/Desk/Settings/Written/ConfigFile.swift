import System

/// The user's own file of settings, `config.toml`; never written by the program.
struct ConfigFile: Hashable, Sendable {
  let file: SmallFile
  /// From which paths in it count.
  private let folder: String

  static let name = "config.toml"

  init(in directories: Directories) {
    folder = directories.config
    file = SmallFile(path: "\(folder)/\(Self.name)")
  }

  var path: String { file.path }

  /// What the file says about the settings that there are; nothing if there is no file.
  func settings(of supply: Supply) -> WrittenSettings {
    // Before it is read, so that no later change is missed.
    let state = FileState(path: path)
    var written: WrittenSettings
    do throws(FileFault) {
      written =
        try file.bytes().map { bytes in
          WrittenSettings(parsing: bytes, by: SettingsTable(of: supply, in: folder))
        } ?? WrittenSettings()
    } catch {
      let start = TOMLPosition(line: 1, column: 1)
      written = WrittenSettings(faults: [SettingsFault(.file(error.cause), at: start)])
    }
    written.file = state
    return written
  }
}
