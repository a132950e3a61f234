import Boards
import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Layout
import Timelines
import WidgetIntents

@testable import Home

extension SeenHome {
  /// The items of the taps that a key causes.
  mutating func type(_ key: Key) -> [String] { taps(.input(.key(key))).compactMap(\.intent.item) }

  mutating func type(_ code: Key.Code) -> [String] { type(Key(code)) }

  mutating func type(_ character: Character) -> [String] { type(Key(character)) }

  mutating func click(_ place: Point) -> [String] {
    click(at: place).compactMap(\.tap?.intent.item)
  }

  mutating func taps(_ event: Event, at date: Date = .test) -> [Tap] {
    handle(event, at: date).compactMap(\.tap)
  }

  /// The current controls in a widget's tile.
  func controls(of index: Int, at date: Date) -> [PlacedControl] {
    home.board.slot(of: home.context.boards[.home].widgets[index], in: home.context)
      .map { home.context.targets(of: $0, at: date).controls } ?? []
  }

  /// The controls that were last shown.
  func seenControls(of index: Int, at date: Date) -> [PlacedControl] {
    home.board.targets(
      of: home.context.boards[.home].widgets[index], in: home.context,
      on: InputOccasion(date, seen: frame?.hits ?? Hits())
    ).controls
  }

  /// The states of a widget's toggles.
  func marks(of index: Int) -> [Bool?] { controls(of: index, at: .test).map(\.control.isOn) }
}

extension Effect {
  var tap: Tap? { if case .run(let tap) = self { tap } else { nil } }
}
