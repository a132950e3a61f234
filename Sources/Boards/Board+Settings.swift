package import Almanac
import System
import Store
package import Timelines

extension Board {
  /// No setting is longer than a line.
  package static var longestSetting: Int { Bound.widgetsLine.greatest }

  /// The settings of a widget in the words of a line; nil if it isn't on the board.
  package func settings(of id: Instance.ID) -> [String: String]? {
    widget(id)?.settings
  }

  /// Throws if the words of a revision can't be read, or its widget isn't on the board.
  package func check(
    _ revision: Revision, of id: Instance.ID, kinds: [WidgetKind], zone: Zone
  ) throws {
    guard let widget = widget(id) else {
      throw MoveFault.unknownWidget(id.description, known: placed.widgets.map(\.id))
    }
    var reader = BoardReader(kinds: kinds, zone: zone)
    _ = try reader.instance(of: revision, about: widget)
  }

  private func widget(_ id: Instance.ID) -> SavedWidget? {
    placed.widgets.first { $0.instance == id }
  }
}
