import System

extension SuppliedSetting {
  /// The setting's own file; nil if there is no folder for it.
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
    let config = saying(.config, configText(in: site.written))
    let key = keyWord(at: site)
    let pressed = key.map { saying(.key, $0.word) } ?? []
    let later =
      saying(.variable, site.environment[variable.name])
      + saying(.flag, invocation.settings[flagName])
    if keyIsLast { return SettingWords(file + config + later + pressed) }
    // Over what the file of settings says, a key counts as long as that stays the same.
    if key?.over != nil { return SettingWords(file + config + pressed + later) }
    let older = isKeyOlder(at: site) ? pressed + file : file + pressed
    return SettingWords(older + config + later)
  }

  /// What `config.toml` says of the setting, in the lines of its own file; nil if that is nothing.
  private func configText(in written: WrittenSettings) -> String? {
    let lines = parts.compactMap { part -> String? in
      guard case .line(let line) = part.subject else { return nil }
      return written[part.name].map { line.line($0.word) }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// What a key has set, unless `config.toml` says something else now than it did then. What nobody has
  /// written by hand is no reason for a complaint.
  private func keyWord(at site: Site) -> KeptWord? {
    guard let text = try? keyFile(at: site)?.text(), let word = KeptWord(parsing: text) else {
      return nil
    }
    let saying = SettingWords.Saying(origin: .key, text: word.word)
    let part = parts.first { part in
      if case .line(let line) = part.subject { line.word(saying) != nil } else { false }
    }
    return word.over == part.flatMap { site.written[$0.name]?.word } ? word : nil
  }

  /// Whether the setting's file was written after a key was pressed last.
  private func isKeyOlder(at site: Site) -> Bool {
    guard let file = file(at: site).flatMap({ FileState(path: $0.path) }),
      let key = keyFile(at: site).flatMap({ FileState(path: $0.path) })
    else { return false }
    return key.wasWritten(before: file)
  }
}
