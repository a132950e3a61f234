import Pages
import WidgetIntents
import System

extension FrontContext {
  /// All settings under headings.
  var settingSections: [ItemList.Section] {
    let groups = SettingGroup.allCases.map { group in
      ItemList.Section(
        group.title,
        settings.others.filter { $0.group == group }.map { SettingRow.Subject.other($0.name).id }
          + group.aspects.map { SettingRow.Subject.aspect($0).id })
    }
    let keys = presentation.keys.rebound.keys.sorted().map { SettingRow.Subject.command($0).id }
    let file = fileRows.indices.map { SettingRow.Subject.file($0).id }
    return
      (groups + [
        ItemList.Section("settings.group.keys", keys),
        ItemList.Section("settings.group.file", file),
      ]).filter { !$0.items.isEmpty }
  }

  /// The settings that have all words in their name, their value or the heading, under headings.
  func settingSections(with words: [SearchedText]) -> [ItemList.Section] {
    guard !words.isEmpty else { return settingSections }
    return settingSections.compactMap { section in
      let items = section.items.filter { id in
        guard let row = settingRow(id) else { return false }
        let texts = [section.id, row.name, row.value].map { presentation.strings[$0] ?? $0 }
        let text = SearchedText(texts.joined(separator: " "))
        return words.allSatisfy(text.contains)
      }
      return items.isEmpty ? nil : ItemList.Section(section.id, items)
    }
  }

  /// What a row says; nil if there is no such row any more.
  func settingRow(_ id: ItemList.ID) -> SettingRow? {
    switch SettingRow.Subject(id) {
    case .aspect(let aspect): row(of: aspect)
    case .other(let name): settings.others.first { $0.name == name }.map(row)
    case .command(let name): row(ofCommand: name)
    case .file(let number): fileRows.indices.contains(number) ? fileRows[number] : nil
    case nil: nil
    }
  }

  private func row(of aspect: Aspect) -> SettingRow {
    let origin = settings.origin(of: aspect)
    let key = label(of: .turn(aspect), at: .list).map { LocalizedStringResource($0) }
    let value = presentation.settingWord(of: aspect)
    return SettingRow(
      name: "settings.aspect.\(aspect.rawValue)", value: value, origin: origin,
      detail: origin.detail ?? key, isOpen: true, isTyped: presentation.strings[value] == nil)
  }

  private func row(of setting: SettingsSheet.Other) -> SettingRow {
    let named = "settings.value.\(setting.name).\(setting.value)"
    return SettingRow(
      name: setting.title,
      value: presentation.strings[named] == nil ? setting.value : named,
      origin: setting.origin, detail: setting.origin.detail)
  }

  /// The keys of a command, and those that it usually has.
  private func row(ofCommand name: String) -> SettingRow {
    let keys = presentation.keys.rebound[name] ?? []
    let usual = KeyTable.usual.label(ofCommand: name).map(marks.text)
    let shown = keys.isEmpty ? "settings.keys.none" : marks.text(of: .init(of: keys))
    let origin = settings.keyOrigins[name] ?? .usual
    return SettingRow(
      name: name, value: shown, origin: origin,
      detail: usual.map { usual in
        if case .written(let line) = origin {
          "settings.keys.usual \(usual) \(line)"
        } else {
          "settings.keys.usual \(usual)"
        }
      })
  }

  /// What is wrong in the user's file, where it is, and how to begin it.
  private var fileRows: [SettingRow] {
    guard let path = settings.path else { return [] }
    let faults = settings.faults.map {
      SettingRow(name: marks.failing, value: $0, origin: nil, detail: nil, isFault: true)
    }
    let place = SettingRow(
      name: "settings.file.path", value: path, origin: nil,
      detail: settings.isThere ? nil : "settings.file.none")
    let start = SettingRow(
      name: settings.isThere ? "settings.file.check" : "settings.file.begin",
      value: settings.isThere ? "widgetty config check" : "widgetty config example > config.toml",
      origin: nil, detail: nil)
    return faults + [place, start]
  }
}

extension Presentation {
  /// The value of a look in a word, or the key of one.
  func settingWord(of aspect: Aspect) -> String {
    let word = preferences.word(for: aspect)
    let names = (aspect == .lockWallpaper ? [aspect, .wallpaper] : [aspect])
      .map { "settings.value.\($0.rawValue).\(word)" }
    return names.first { strings[$0] != nil } ?? preferences.key(of: aspect)
  }
}
