/// How a setting stands in the older file that it shares with others, such as `units` or `weather`.
package struct SettingLine: Sendable {
  /// The name of the file.
  let fileName: String
  /// The line that sets it to a word.
  let line: @Sendable (String) -> String
  /// The word that somebody's text sets it to; nil if it says nothing about it.
  let word: @Sendable (SettingWords.Saying) -> String?

  package init(
    of fileName: String, line: @escaping @Sendable (String) -> String,
    word: @escaping @Sendable (SettingWords.Saying) -> String?
  ) {
    (self.fileName, self.line, self.word) = (fileName, line, word)
  }
}
