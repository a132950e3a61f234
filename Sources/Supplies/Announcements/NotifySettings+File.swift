import Desk
import Home

extension NotifySettings {
  /// What a line of the file may be.
  static let lines =
    ["how \(Way.allCases.map(\.rawValue).joined(separator: "|"))", "command PROGRAM"]
    + Announcement.Topic.allCases.map { "\($0.rawValue) on|off" }

  /// Reads the lines of a file; returns the number of the first that is invalid.
  mutating func read(_ text: String) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split { $0.isWhitespace }.map(String.init)
    }
    let wrong = lines.indices.first { index in
      !(lines[index].first?.hasPrefix("#") ?? true) && !take(lines[index])
    }
    if way == .command, command.isEmpty { way = .off }
    return wrong.map { $0 + 1 }
  }

  private mutating func take(_ words: [String]) -> Bool {
    let values = Array(words.dropFirst())
    switch words.first {
    case "how":
      guard values.count == 1, let way = Way(rawValue: values[0]) else { return false }
      self.way = way
    case "command":
      guard !values.isEmpty else { return false }
      command = values
    case let name:
      guard let topic = name.flatMap(Announcement.Topic.init), values == ["on"] || values == ["off"]
      else { return false }
      if values == ["on"] { topics.insert(topic) } else { topics.remove(topic) }
    }
    return true
  }
}
