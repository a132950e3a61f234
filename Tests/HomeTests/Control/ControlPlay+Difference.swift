import Boards
import Cast
import HomeTesting
import Layout
import Timelines
import WidgetIntents

@testable import Home

extension ControlPlay {
  /// How home and model differ; nil if they don't.
  var difference: String? {
    let board = home.context.boards[.home]
    if board.index != model.focus { return "focus \(board.index ?? -1)" }
    if board.inside?.index != model.inside?.index {
      return "inside \(board.inside?.index ?? -1), not \(model.inside?.index ?? -1)"
    }
    if home.isLocked != model.isLocked { return "locked \(home.isLocked)" }
    for index in 0..<2 {
      let tile = model.tiles[index]
      let state = home.context.cast.controls[Instance.ID(index)]
      if state?.actionFault != tile.actionFault { return "actionFault \(index)" }
      let controls = home.controls(of: index, at: date)
      let shown = controls.map { $0.control.isOn }
      let wanted = controls.map { $0.control.intent.item.flatMap(tile.isOn) }
      if shown != wanted { return "tile \(index) shows \(shown), not \(wanted)" }
      if (state?.isStale ?? false) != !tile.open.isEmpty { return "stale \(index)" }
    }
    return nil
  }
}
