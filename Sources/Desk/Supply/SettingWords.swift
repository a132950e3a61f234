/// What a person has said about a setting, as it was said.
package struct SettingWords: Hashable, Sendable {
  /// Where the file is, and what it says; nil where there is none.
  package var file: (path: String, text: String)? { text.map { (path, $0) } }
  /// Nil where it isn't set.
  package let variable: String?
  /// Nil where it isn't given.
  package let flag: String?
  private let path: String
  private let text: String?

  package init(path: String = "", text: String?, variable: String?, flag: String?) {
    (self.path, self.text) = (path, text)
    (self.variable, self.flag) = (variable, flag)
  }
}
