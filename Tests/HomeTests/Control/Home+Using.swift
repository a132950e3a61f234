import Cells
import FoundationEssentials
import Layout
import Intents
import Timelines

@testable import Home

extension Home {
  /// The items of the taps that come of a key.
  mutating func type(_ key: Key) -> [String] { taps(.input(.key(key))).compactMap(\.intent.item) }

  mutating func type(_ code: Key.Code) -> [String] { type(Key(code)) }

  mutating func type(_ character: Character) -> [String] { type(Key(character)) }

  mutating func click(_ place: Point) -> [String] {
    taps(.input(.mouse(Mouse(.press(.left), at: place)))).compactMap(\.intent.item)
  }

  mutating func taps(_ event: Event, at date: Date = .test) -> [Tap] {
    handle(event, at: date).compactMap(\.tap)
  }

  /// What the toggles of a widget show.
  mutating func marks(of index: Int) -> [Bool?] {
    controls(of: index, at: .test).map(\.control.isOn)
  }
}

extension Effect {
  var tap: Tap? { if case .run(let tap) = self { tap } else { nil } }
}
