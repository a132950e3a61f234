package import Pages

/// What the page of settings shows besides the presentation: where values come from, the settings that
/// the screen can't change, and the user's own file.
package struct SettingsSheet: Hashable, Sendable {
  /// The path of `config.toml`; nil if there is no folder for it.
  package var path: String?
  /// Whether there is such a file.
  package var isThere = false
  /// What is wrong in it, a sentence each.
  package var faults: [String] = []
  /// Where the looks come from, those apart that nobody has said anything about.
  package var origins: [Aspect: SettingOrigin] = [:]
  /// What a look would be without the screen, by its word.
  package var words: [Aspect: String] = [:]
  /// The words of the looks that flags ask for.
  package var asked: [Aspect: String] = [:]
  /// Where the keys of commands come from, by their names.
  package var keyOrigins: [String: SettingOrigin] = [:]
  package var others: [Other] = []

  /// A setting that only shows its value.
  package struct Other: Hashable, Sendable {
    package let name: String
    /// What it is called in words, or the key of a text.
    package let title: String
    package let group: SettingGroup
    /// Its value in words, or the key of a text.
    package let value: String
    package let origin: SettingOrigin

    package init(
      _ name: String, titled title: String, in group: SettingGroup, value: String,
      from origin: SettingOrigin
    ) {
      (self.name, self.title, self.group) = (name, title, group)
      (self.value, self.origin) = (value, origin)
    }
  }

  package init() {}

  func origin(of aspect: Aspect) -> SettingOrigin { origins[aspect] ?? .usual }
}
