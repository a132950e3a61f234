import Cells
import Home
import Pages
import Layout
import System

extension WrittenSettings {
  /// What a dashboard has to hear of its keys and colours when these settings follow others.
  func events(since before: WrittenSettings) -> [Event] {
    (keys == before.keys ? [] : [.keysChanged(keys)])
      + (ownColors == before.ownColors ? [] : [.colorsChanged(ownColors)])
  }

  /// Colours in place of some of the theme's.
  var ownColors: [Theme.Role: RGB] {
    entries(in: "theme").reduce(into: [:]) { colors, entry in
      guard let role = Theme.Role(rawValue: entry.nameInTable),
        let color = RGB(hash: entry.value.word[...])
      else { return }
      colors[role] = color
    }
  }

  /// The table of keys with those that are written; throws what is wrong with them.
  func boundKeys() throws(SettingsFault) -> KeyTable {
    let entries = entries(in: "keys")
    guard !entries.isEmpty else { return .usual }
    var bindings: [String: [Key]] = [:]
    for entry in entries {
      do throws(KeyFault) {
        var keys: [Key] = []
        for text in entry.value.texts { keys.append(try Key(written: text)) }
        bindings[entry.nameInTable] = keys
      } catch {
        throw SettingsFault(.key(error), at: entry.position)
      }
    }
    do throws(KeyFault) {
      return try KeyTable(rebinding: bindings)
    } catch {
      // Of two commands on a key, the later line is the one that has to change.
      let place = entries.last { error.commands.contains($0.nameInTable) } ?? entries.last
      throw SettingsFault(.key(error), at: place?.position ?? TOMLPosition(line: 1, column: 1))
    }
  }
}

extension WrittenSettings.Entry {
  /// The key in its table.
  var nameInTable: String {
    name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? name
  }
}

extension SettingValue {
  /// The texts of a list, or the only one.
  fileprivate var texts: [String] {
    if case .texts(let texts) = self { texts } else { [word] }
  }
}
