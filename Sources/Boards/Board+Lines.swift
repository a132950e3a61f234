package import Almanac
import Store
package import Timelines

extension Board {
  /// Parses a board with one widget per line; numbers the widgets in order, from `first` on.
  ///
  ///     weather small city=busan
  ///     dday small title="Our day" date=2026-12-25   # a remark
  ///
  /// Throws the errors in all lines.
  package init(
    parsing text: String, at place: BoardPlace, numberingFrom first: Int = 1,
    kinds: [WidgetKind], zone: Zone
  ) throws(BoardFaults) {
    let (lines, unread) = BoardLine.lines(of: text)
    var reader = BoardReader(kinds: kinds, zone: zone)
    var (widgets, slots, faults): ([PlacedWidget], [Slot], [BoardFaults.Line]) = ([], [], unread)
    for line in lines {
      let number = first + widgets.count
      do {
        let instance = try reader.instance(of: line.words, numbered: number)
        slots.append(Slot(instances: [instance]))
        widgets.append(PlacedWidget(id: PlacedWidget.ID(number), words: line.words))
      } catch {
        faults.append(BoardFaults.Line(number: line.number, fault: error))
      }
    }
    guard faults.isEmpty else { throw BoardFaults(lines: faults.sorted { $0.number < $1.number }) }
    self.init(PlacedBoard(at: place.name, widgets: widgets), slots: slots)
  }
}
