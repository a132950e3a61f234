/// Something that a person sets in a file or, before that, in a variable of the environment or, before
/// both, by a flag, and that a supply makes something of.
package struct SuppliedSetting: Sendable {
  /// Adds to the supplies what follows from the words, and returns what is wrong with them.
  package typealias Settling = @Sendable (SettingWords, Site, inout Supplies) -> String?

  /// Of the file in the folder of the configuration, and of the flag.
  let (fileName, flagName): (String, String)
  let variable: EnvironmentVariable
  /// What help says of the file.
  let entries: [HelpSection.Entry]
  /// Of which kinds the widgets are asked again when it changes.
  let kinds: [String]
  let settle: Settling

  package init(
    fileName: String, flagName: String, variable: EnvironmentVariable,
    entries: [HelpSection.Entry], concerning kinds: [String], settle: @escaping Settling
  ) {
    (self.fileName, self.flagName, self.kinds) = (fileName, flagName, kinds)
    (self.variable, self.entries, self.settle) = (variable, entries, settle)
  }
}
