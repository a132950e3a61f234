import Desk
import Home

extension NotifySettings {
  /// What `config.toml` may say of notifications.
  static let parts =
    [
      Setting(
        "notify.how", .words(Way.allCases.map(\.rawValue)), usual: .word(Way.off.rawValue),
        flag: fileName, variable: variable, of: line("how")),
      Setting(
        "notify.command", .text, example: .text("notify-send -a widgetty"), of: line("command")),
    ] + Announcement.Topic.allCases.map(setting)

  private static func setting(_ topic: Announcement.Topic) -> Setting {
    let isUsual = NotifySettings().topics.contains(topic)
    return Setting(
      "notify.\(topic.rawValue)", .toggle, usual: .word(isUsual ? "on" : "off"),
      of: line(topic.rawValue))
  }

  private static func line(_ name: String) -> Setting.Subject {
    .line(
      SettingLine(of: fileName, line: { "\(name) \($0)" }) { saying in
        var settings = NotifySettings()
        switch saying.origin {
        case .file, .config: return value(of: name, in: saying.text)
        case .key, .variable, .flag:
          guard !saying.text.isEmpty, settings.choose(saying.text) else { return nil }
          let command = settings.command.joined(separator: " ")
          return name == "how"
            ? settings.way.rawValue : name == "command" && !command.isEmpty ? command : nil
        }
      })
  }

  /// The words that the lines of a file give a name; nil if they say nothing about it.
  private static func value(of name: String, in text: String) -> String? {
    let lines = text.split(separator: "\n").map { line in
      line.split { $0.isWhitespace }.map(String.init)
    }
    return lines.last { $0.count > 1 && $0[0] == name }?.dropFirst().joined(separator: " ")
  }
}
