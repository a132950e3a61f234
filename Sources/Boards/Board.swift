package import Almanac
package import Store
package import Timelines

/// What stands on the Home Screen at first, as somebody has written it down: a widget a line.
///
///     weather small city=busan
///     dday small title="Our day" date=2026-12-25   # a remark
package struct Board: Hashable, Sendable {
  package let instances: [Instance]
  private let source: Source

  private enum Source: Hashable, Sendable {
    case lines([BoardLine])
    case store([PlacedWidget])
  }

  /// Numbers its widgets in their order.
  package init(parsing text: String, kinds: [WidgetKind], zone: Zone) throws(BoardFaults) {
    let (lines, faults) = BoardLine.lines(of: text)
    try self.init(lines, beside: faults, kinds: kinds, zone: zone)
  }

  /// What can't be shown of widgets that were once put there is left out.
  package init(of widgets: [PlacedWidget], kinds: [WidgetKind], zone: Zone) {
    source = .store(widgets)
    var reader = BoardReader(kinds: kinds, zone: zone)
    instances = widgets.map { reader.instance(of: $0) }
  }

  /// The same words in another zone, where its days begin at other moments.
  package func moved(to zone: Zone, kinds: [WidgetKind]) throws(BoardFaults) -> Board {
    switch source {
    case .lines(let lines): try Board(lines, kinds: kinds, zone: zone)
    case .store(let widgets): Board(of: widgets, kinds: kinds, zone: zone)
    }
  }

  /// In the words of a person, to be kept.
  package var widgets: [PlacedWidget] {
    switch source {
    case .lines(let lines):
      zip(1..., lines).map { PlacedWidget(id: PlacedWidget.ID($0), words: $1.words) }
    case .store(let widgets): widgets
    }
  }

  /// All that is wrong with the lines is told at once, with what was wrong with others before.
  private init(
    _ lines: [BoardLine], beside faults: [BoardFaults.Line] = [], kinds: [WidgetKind], zone: Zone
  ) throws(BoardFaults) {
    source = .lines(lines)
    var reader = BoardReader(kinds: kinds, zone: zone)
    var (instances, faults): ([Instance], [BoardFaults.Line]) = ([], faults)
    for line in lines {
      do {
        instances.append(try reader.instance(of: line.words, numbered: instances.count + 1))
      } catch {
        faults.append(BoardFaults.Line(number: line.number, fault: error))
      }
    }
    guard faults.isEmpty else { throw BoardFaults(lines: faults.sorted { $0.number < $1.number }) }
    self.instances = instances
  }
}
