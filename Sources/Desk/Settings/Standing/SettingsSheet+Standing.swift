import Almanac
import Home
import Pages
import System

extension SettingsSheet {
  /// The settings that hold. A look that isn't what flags and files say has been changed on the screen.
  init(
    of standing: StandingSettings, as asked: AskedSettings, showing shown: Preferences,
    wrong faults: [SettingsFault]
  ) {
    self.init()
    let strings = asked.site.shownLanguage.settingWords
    if let file = asked.site.directories.map(ConfigFile.init(in:)) {
      path = file.path.tellable
      isThere = asked.site.written.file != nil
    }
    self.faults = faults.map { $0.sentence(in: strings).tellable }
    others = [Self.language(of: asked)]
    self.asked = asked.invocation.wishes
    for setting in standing.all {
      let origin = SettingOrigin(setting.origin)
      switch standing.setting(of: setting)?.subject {
      case .aspect(let aspect)?:
        let isMoved = setting.value?.word != shown.word(for: aspect)
        origins[aspect] = isMoved ? .screen : origin
        words[aspect] = asked.site.written.looks[aspect] ?? Preferences().word(for: aspect)
      case _ where setting.name.hasPrefix("keys."):
        keyOrigins[String(setting.name.dropFirst("keys.".count))] = origin
      case let subject:
        guard let value = setting.value?.word, let subject else { continue }
        others.append(
          Other(
            setting.name, titled: standing.title(of: setting, in: strings),
            in: .init(subject, setting),
            value: value.tellable, from: origin))
      }
    }
  }

  private static func language(of asked: AskedSettings) -> Other {
    let variable = ["LC_ALL", "LC_MESSAGES", "LANG"].first {
      asked.site.environment[$0]?.isEmpty == false
    }
    let origin: SettingOrigin =
      asked.invocation.language == nil
      ? variable.map { .environment($0) } ?? .usual : .flag(Flag.locale.written)
    return Other(
      "language", titled: "settings.other.language", in: .weather,
      value: asked.site.shownLanguage == .korean ? "한국어" : "English", from: origin)
  }
}

extension StandingSettings {
  func title(of setting: StandingSetting, in strings: StringTable) -> String {
    guard let known = self.setting(of: setting), !known.isOpen else { return setting.name.tellable }
    return strings.explanation(of: known).summary.tellable
  }
}

extension SettingGroup {
  fileprivate init(_ subject: Setting.Subject, _ setting: StandingSetting) {
    switch subject {
    case .place: self = .places
    case .other where setting.name.hasPrefix("theme."): self = .look
    case .aspect, .line, .other: self = .weather
    }
  }
}

extension SettingOrigin {
  fileprivate init(_ origin: StandingSetting.Origin) {
    switch origin {
    case .flag(let name): self = .flag("--\(name)")
    case .variable(let name): self = .environment(name)
    case .key: self = .screen
    case .config(let line): self = .written(line: line)
    case .older(let path): self = .older(String(path.split(separator: "/").last ?? "").tellable)
    case .usual: self = .usual
    }
  }
}

extension String {
  /// The text where one with a percent sign would be filled in, without what steers a terminal.
  fileprivate var tellable: String { harmless(upTo: 200).replacing("%", with: "%%") }
}
