package import Boards
import Cast
import Cells
package import FoundationEssentials
import Layout
package import Timelines
import Views
import System

extension Home {
  /// The place in front.
  package var place: BoardPlace { context.place }

  /// All widgets of a place as plain text, page by page in their order.
  package func readings(of place: BoardPlace, at date: Date) -> [TileText] {
    readings(of: BoardFront(place: place), at: date)
  }

  /// Why widgets have nothing to show, by widget.
  package func faults(at date: Date) -> [Instance.ID: TimelineFault] {
    let members = fronts.compactMap { $0 as? BoardFront }
      .flatMap { $0.tiles(in: context) }.compactMap(\.instance)
    let faults = members.compactMap { id in
      context.cast.schedule.report(on: id, at: date).flatMap { report in
        report.shown == nil ? report.lastFault.map { (id, $0) } : nil
      }
    }
    return Dictionary(faults) { first, _ in first }
  }

  private func readings(of board: BoardFront, at date: Date) -> [TileText] {
    let presentation = context.presentation.at(date)
    return board.tiles(in: context).compactMap { slot in
      guard let instance = slot.instance.flatMap({ context.cast.members[$0] }),
        let layout = context.layout(of: slot, at: date)
      else { return nil }
      let key = context.cast.kinds[instance.kind]?.name ?? instance.kind
      return TileText(
        instance: instance, name: presentation.strings[key] ?? key, lines: layout.content.reading)
    }
  }
}
