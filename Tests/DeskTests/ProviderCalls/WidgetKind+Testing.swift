import Almanac
import Cast
import Foundation
import Home
import Timelines
import Views
import WidgetIntents

@testable import Desk

/// An entry with nothing but a date.
struct DateEntry: TimelineEntry {
  let date: Date
}

extension AnyTimeline {
  /// Entries that show their date as a number.
  static func numbered(
    _ dates: [Date], policy: TimelineReloadPolicy = .atEnd
  ) -> AnyTimeline {
    AnyTimeline(Timeline(entries: dates.map { DateEntry(date: $0) }, policy: policy)) { entry, _ in
      Face(content: Node(archiving: Text("\(Int(entry.date.timeIntervalSince1970))")))
    }
  }
}

extension WidgetKind {
  /// A kind that shows nothing and answers with a function.
  static func answering(
    _ id: String, families: [WidgetFamily] = [.systemSmall],
    parameters: [ParameterDeclaration] = [],
    _ timeline: @escaping @Sendable ([String: IntentValue], Context) async throws -> AnyTimeline
  ) -> WidgetKind {
    WidgetKind(
      id: id, name: id, families: families, parameters: parameters,
      placeholder: { _, _ in Face(content: Node(archiving: Text("..."))) }, timeline: timeline)
  }
}

extension Question {
  static func first(
    of kind: WidgetKind, _ number: Int = 1, generation: Int = 1
  ) -> Question {
    Question(
      request: TimelineRequest(instance: Instance.ID(number), generation: generation), kind: kind,
      configuration: [:],
      context: TimelineProviderContext(
        family: .systemSmall, date: Date(timeIntervalSince1970: 0), zone: .utc))
  }
}
