import Pages
import System

/// What is wrong in `config.toml`, and where.
package struct SettingsFault: Error, Sendable {
  enum Cause: Sendable {
    case toml(TOMLFault.Cause)
    /// The file can't be read at all.
    case file(FileFault.Cause)
    /// There is no such setting, but these.
    case unknown(String, beside: [String])
    case wrong(String, TOMLValue.Content, SettingForm)
    /// Commands can't have the keys that they are to have.
    case key(KeyFault)
    /// It is the name of a table.
    case noTable(String)
  }

  let position: TOMLPosition
  let cause: Cause

  init(_ cause: Cause, at position: TOMLPosition) {
    (self.position, self.cause) = (position, cause)
  }
}

extension SettingsFault: Hashable {
  private var told: String { sentence(in: [:]) }

  package static func == (one: Self, other: Self) -> Bool {
    one.position == other.position && one.told == other.told
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(position) }
}
