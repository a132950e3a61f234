import Almanac

/// `config.toml` while a dashboard runs. A file with an error changes nothing; what was right last stays.
struct FollowedConfig {
  /// As of the last file without an error; at a start, what is right in it.
  private(set) var written: WrittenSettings
  /// The first error of the file as it is, in a sentence; nil if there is none.
  private(set) var told: String?
  /// What is wrong in the file as it is.
  private(set) var faults: [SettingsFault]
  private let language: Language
  private let supply: Supply
  private let config: ConfigFile?
  private var file: FollowedFile<WrittenSettings>?

  /// Follows the file from the state in which the settings were read.
  init(
    _ written: WrittenSettings, in config: ConfigFile?, of supply: Supply,
    telling language: Language
  ) {
    (self.written, self.config, self.supply, self.language) = (written, config, supply, language)
    file = config.map { FollowedFile($0.file, since: written.file) }
    faults = written.faults
    told = Self.sentence(of: faults, in: language)
  }

  /// The folders to watch: that of the file and, if it is a link, that of its target.
  var folders: [String] { config.map { FollowedFiles.folders(of: $0.path) } ?? [] }

  /// What the file says, if that has changed since the last call and is right.
  mutating func takeChange() -> WrittenSettings? {
    guard let config, let read = file?.takeChange(reading: { _ in config.settings(of: supply) })
    else { return nil }
    faults = read.faults
    told = Self.sentence(of: faults, in: language)
    guard read.faults.isEmpty else { return nil }
    let before = written
    written = read
    return read.isSame(as: before) ? nil : read
  }

  private static func sentence(of faults: [SettingsFault], in language: Language) -> String? {
    faults.first.map { $0.sentence(in: language.settingWords) }
  }
}
