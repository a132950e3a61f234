import Cells
package import FoundationEssentials
import Layout
import Timelines
import Views

extension Home {
  /// All widgets in plain text, page after page in the order in which they stand.
  package func readings(at date: Date) -> [TileReading] {
    let presentation = presentation.at(date)
    return zip(instances, plan.board.places).map { instance, place in
      let layout = archived(instance, in: place, at: date)
        .laidOut(in: place.tile.size, by: presentation)
      let key = kinds[instance.kind]?.name ?? instance.kind
      return TileReading(
        instance: instance, name: presentation.strings[key] ?? key,
        lines: layout.content.reading)
    }
  }
}
