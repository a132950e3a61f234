import Cells
import FoundationEssentials
import Gallery
import Home
import Timelines
import Views

extension Home {
  /// The home as it stands when the program starts.
  init(size: Size, presentation: Presentation, at date: Date) {
    let families: [WidgetFamily] = [
      .systemMedium, .systemSmall, .systemMedium, .systemLarge, .systemSmall, .systemMedium,
      .systemSmall, .systemSmall, .systemSmall, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ]
    let instances = families.enumerated().map { number, family in
      Instance(id: Instance.ID(number), kind: WidgetKind.clock.id, family: family)
    }
    self.init(
      size: size, presentation: presentation, kinds: [.clock], instances: instances, at: date)
  }
}

extension WidgetKind {
  fileprivate static let clock = WidgetKind(
    id: "clock", name: "widget.clock", families: WidgetFamily.allCases,
    placeholder: { _, environment in Face(archiving: ClockView(), in: environment) },
    timeline: { _, context in
      Reel(Timeline(entries: [Moment(date: context.date)], policy: .never)) { _, environment in
        Face(archiving: ClockView(), in: environment)
      }
    })
}

/// The clock's texts keep themselves up.
private struct Moment: TimelineEntry {
  let date: Date
}
