import Almanac

/// The settings that may change while the program runs, with their consequences.
struct FollowedSettings {
  /// As of the last valid settings.
  private(set) var supplies: Supplies
  private let invocation: Invocation
  private var site: Site
  private var settings: [FollowedSetting]

  init(_ supplies: Supplies, of supply: Supply, as invocation: Invocation, at site: Site) {
    (self.supplies, self.invocation, self.site) = (supplies, invocation, site)
    settings = supply.settings.compactMap { FollowedSetting($0, at: site) }
  }

  /// The command line and the site as they are now.
  var asked: AskedSettings { AskedSettings(invocation: invocation, site: site) }

  /// The language of what is shown.
  var language: Language { site.shownLanguage }

  /// The folder of the files.
  var folder: String? { settings.first?.file.file.folder }

  /// Whether no changed file is invalid.
  var isReadable: Bool { settings.allSatisfy { $0.file.fault == nil } }

  /// Applies what `config.toml` says now; returns the widget kinds to reload, each once.
  mutating func adopt(_ written: WrittenSettings) -> [String] {
    let before = site.written
    site = site.saying(written)
    var kinds: [String] = []
    for setting in settings.map(\.setting)
    where !setting.parts.isEmpty && !written.says(setting.parts.map(\.name), like: before) {
      guard let changed = try? supplies.with(setting, as: invocation, at: site) else { continue }
      supplies = changed
      kinds += setting.kinds.filter { !kinds.contains($0) }
    }
    return kinds
  }

  /// Applies changed settings; returns the widget kinds to reload, each once.
  mutating func takeChange() -> [String] {
    var kinds: [String] = []
    for index in settings.indices {
      guard let changed = settings[index].takeChange(of: supplies, as: invocation, at: site) else {
        continue
      }
      supplies = changed
      kinds += settings[index].setting.kinds.filter { !kinds.contains($0) }
    }
    return kinds
  }
}

/// A setting that may change while the program runs: in its file, or by a key.
private struct FollowedSetting {
  let setting: SuppliedSetting
  private(set) var file: FollowedFile<Supplies>
  private var keyFile: FollowedFile<Void>?

  /// Fails if there is no folder for its file.
  init?(_ setting: SuppliedSetting, at site: Site) {
    guard let file = setting.file(at: site) else { return nil }
    self.setting = setting
    self.file = FollowedFile(file)
    keyFile = setting.keyFile(at: site).map { FollowedFile($0) }
  }

  /// The supplies with what has changed; nil if nothing has, or the change is invalid. A key that is
  /// pressed while the program runs, here or in another dashboard, counts more than flags.
  mutating func takeChange(
    of supplies: Supplies, as invocation: Invocation, at site: Site
  ) -> Supplies? {
    let setting = setting
    let written = file.takeChange { _ in try supplies.with(setting, as: invocation, at: site) }
    guard keyFile?.takeChange(reading: { _ in }) != nil else { return written }
    return try? supplies.with(setting, as: invocation, at: site, keyIsLast: true)
  }
}
