import Files

extension SuppliedSetting {
  /// The setting's file; nil if there is no folder for it.
  func file(at site: Site) -> SmallFile? {
    site.directories.map { SmallFile(path: "\($0.config)/\(fileName)") }
  }

  /// The file of what a key has set; nil if no key does, or there is no folder for it.
  func keyFile(at site: Site) -> SmallFile? { hasKey ? site.keyFile(fileName) : nil }

  /// What is said for the setting. What a key has set may be the last, because it was pressed after the
  /// program has started.
  func words(
    as invocation: Invocation, at site: Site, keyIsLast: Bool = false
  ) throws(FileFault) -> SettingWords {
    words(of: try file(at: site)?.text(), as: invocation, at: site, keyIsLast: keyIsLast)
  }

  func words(
    of text: String?, as invocation: Invocation, at site: Site, keyIsLast: Bool = false
  ) -> SettingWords {
    func saying(_ origin: SettingWords.Origin, _ text: String?) -> [SettingWords.Saying] {
      text.map { [SettingWords.Saying(origin: origin, text: $0)] } ?? []
    }
    let file = saying(.file(path: self.file(at: site)?.path ?? ""), text)
    // What nobody has written by hand is no reason for a complaint.
    let key = saying(.key, try? keyFile(at: site)?.text())
    let later =
      saying(.variable, site.environment[variable.name])
      + saying(.flag, invocation.settings[flagName])
    if keyIsLast { return SettingWords(file + later + key) }
    return SettingWords((isKeyOlder(at: site) ? key + file : file + key) + later)
  }

  /// Whether the setting's file was written after a key was pressed last.
  private func isKeyOlder(at site: Site) -> Bool {
    guard let file = file(at: site).flatMap({ FileState(path: $0.path) }),
      let key = keyFile(at: site).flatMap({ FileState(path: $0.path) })
    else { return false }
    return key.wasWritten(before: file)
  }
}
