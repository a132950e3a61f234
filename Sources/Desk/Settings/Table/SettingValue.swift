/// The value of a setting.
package enum SettingValue: Hashable, Sendable {
  case toggle(Bool)
  case number(Int)
  case text(String)
  case texts([String])

  /// The value as flags and keys write it.
  package var word: String {
    switch self {
    case .toggle(let isOn): isOn ? "on" : "off"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: " ")
    }
  }
}
