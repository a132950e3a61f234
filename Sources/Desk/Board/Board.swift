import Almanac
import Layout
import Store
import Timelines

/// What stands on the Home Screen at first, as somebody has written it down: a widget a line.
///
///     weather small city=busan
///     dday small title="Our day" date=2026-12-25   # a remark
struct Board: Hashable, Sendable {
  let instances: [Instance]
  private let source: Source

  private enum Source: Hashable, Sendable {
    case lines([BoardLine])
    case store([PlacedWidget])
  }

  /// Numbers its widgets in their order.
  init(parsing text: String, kinds: [WidgetKind], zone: Zone) throws(LineError) {
    try self.init(BoardLine.lines(of: text), kinds: kinds, zone: zone)
  }

  /// What can't be shown of widgets that were once put there is left out.
  init(of widgets: [PlacedWidget], kinds: [WidgetKind], zone: Zone) {
    source = .store(widgets)
    var reader = BoardReader(kinds: kinds, zone: zone)
    instances = widgets.map { reader.instance(of: $0) }
  }

  /// The same words in another zone, where its days begin at other moments.
  func moved(to zone: Zone, kinds: [WidgetKind]) throws(LineError) -> Board {
    switch source {
    case .lines(let lines): try Board(lines, kinds: kinds, zone: zone)
    case .store(let widgets): Board(of: widgets, kinds: kinds, zone: zone)
    }
  }

  /// In the words of a person, to be kept.
  var widgets: [PlacedWidget] {
    switch source {
    case .lines(let lines):
      zip(1..., lines).map { PlacedWidget(id: PlacedWidget.ID($0), words: $1.words) }
    case .store(let widgets): widgets
    }
  }

  private init(_ lines: [BoardLine], kinds: [WidgetKind], zone: Zone) throws(LineError) {
    source = .lines(lines)
    var reader = BoardReader(kinds: kinds, zone: zone)
    var instances: [Instance] = []
    for line in lines {
      do {
        instances.append(try reader.instance(of: line.words, numbered: instances.count + 1))
      } catch {
        throw line.error(error.cause)
      }
    }
    self.instances = instances
  }
}
