package import Boards
package import Cells
package import FoundationEssentials
package import Home
package import Pages
import Store
package import Timelines

extension Board {
  /// A board with widgets, each in a slot of its own.
  package init(showing instances: [Instance], at place: BoardPlace = .home) {
    let widgets = instances.map { instance in
      SavedWidget(
        id: SavedWidget.ID(instance.id.number), kind: instance.kind,
        family: instance.family.name ?? "",
        settings: instance.configuration.mapValues(\.written))
    }
    self.init(
      SavedBoard(at: place.name, widgets: widgets),
      slots: instances.map { Slot(instances: [$0]) })
  }
}

extension Home {
  /// A home whose board has widgets, each in a slot of its own.
  package init(
    size: Size, device: Device, presentation: Presentation, kinds: [WidgetKind],
    instances: [Instance], daytime: @escaping DaytimeSource = { _, _ in nil },
    pages: PageSource = .none, seed: UInt64 = 0, at date: Date
  ) {
    self.init(
      size: size, device: device, presentation: presentation, kinds: kinds,
      boards: [.home: Board(showing: instances)], daytime: daytime, pages: pages, seed: seed,
      at: date)
  }
}
