import Foundation
import Timelines
import Views

extension Conduct {
  /// A kind whose widgets show the numbers of their entries.
  var kind: WidgetKind {
    WidgetKind(
      id: rawValue, name: rawValue, families: [.systemSmall],
      placeholder: { _, environment in
        Face(archiving: Text("\(rawValue) waits"), in: environment)
      },
      timeline: { _, context in
        let dates = try await dates(from: context.date)
        let entries = dates.enumerated().map { Entry(number: $0, date: $1) }
        return AnyTimeline(Timeline(entries: entries, policy: .atEnd)) { entry, environment in
          Face(archiving: Text("\(rawValue) \(entry.number)"), in: environment)
        }
      })
  }
}

private struct Entry: TimelineEntry {
  let number: Int
  let date: Date
}
