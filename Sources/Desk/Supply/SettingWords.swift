/// The values given for a setting, as written.
package struct SettingWords: Hashable, Sendable {
  /// The file's path and text; nil if there is no file.
  package var file: (path: String, text: String)? { text.map { (path, $0) } }
  /// Nil if the variable isn't set.
  package let variable: String?
  /// Nil if the flag isn't given.
  package let flag: String?
  private let path: String
  private let text: String?

  package init(path: String = "", text: String?, variable: String?, flag: String?) {
    (self.path, self.text) = (path, text)
    (self.variable, self.flag) = (variable, flag)
  }
}
