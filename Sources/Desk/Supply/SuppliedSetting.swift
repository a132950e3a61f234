/// A setting in a file of its own and in `config.toml`, overridden by an environment variable and that by a flag, which determines
/// supplies. A key of the screen may change it too, while the program runs and for later.
package struct SuppliedSetting: Sendable {
  /// Applies the values to the supplies; returns what is wrong with them, or nil.
  package typealias Settling = @Sendable (SettingWords, Site, inout Supplies) -> String?

  /// The name of the file in the configuration folder, and of the flag.
  let (fileName, flagName): (String, String)
  let variable: EnvironmentVariable
  /// Whether a key changes it, whose words are saved under the same name, among the program's state.
  let hasKey: Bool
  /// Lines of such a file, as the manual shows them.
  let lines: [String]
  /// What `config.toml` may say of it.
  let parts: [Setting]
  /// The widget kinds to reload when the setting changes.
  let kinds: [String]
  let settle: Settling

  package init(
    fileName: String, flagName: String, variable: EnvironmentVariable, hasKey: Bool = false,
    lines: [String] = [], parts: [Setting] = [], concerning kinds: [String],
    settle: @escaping Settling
  ) {
    (self.fileName, self.flagName, self.kinds) = (fileName, flagName, kinds)
    (self.variable, self.lines, self.settle) = (variable, lines, settle)
    (self.hasKey, self.parts) = (hasKey, parts)
  }
}
