import Almanac
import System

/// What holds for a setting, and who says so.
struct StandingSetting: Hashable {
  enum Origin: Hashable {
    case flag(String)
    case variable(String)
    case key
    case config(line: Int)
    /// An older file that is only about a few settings.
    case older(path: String)
    case usual
  }

  let name: String
  /// Nil if there is none.
  let value: SettingValue?
  let origin: Origin
}

extension StandingSetting.Origin {
  func words(in strings: StringTable) -> String {
    switch self {
    case .flag(let name): strings.text("config.origin.flag %@", "--\(name)")
    case .variable(let name): strings.text("config.origin.variable %@", name)
    case .key: strings.text("config.origin.key")
    case .config(let line): "\(ConfigFile.name):\(line)"
    case .older(let path): strings.text("config.origin.older %@", path)
    case .usual: strings.text("config.origin.default")
    }
  }

  /// The name of the origin and what belongs to it, as data.
  var members: [JSON.Member] {
    func members(_ origin: JSON, _ others: (String, JSON)...) -> [JSON.Member] {
      [JSON.Member(name: "origin", value: origin)]
        + others.map { JSON.Member(name: $0, value: $1) }
    }
    return switch self {
    case .flag(let name): members("flag", ("flag", .string("--\(name)")))
    case .variable(let name): members("variable", ("variable", .string(name)))
    case .key: members("key")
    case .config(let line): members("config", ("line", .number(line)))
    case .older(let path): members("older-file", ("file", .string(path)))
    case .usual: members("default")
    }
  }
}

extension SettingValue {
  var json: JSON {
    switch self {
    case .toggle(let isOn): .boolean(isOn)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .texts(let texts): .array(texts.map(JSON.string))
    }
  }
}
