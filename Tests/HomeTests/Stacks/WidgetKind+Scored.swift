import FoundationEssentials
import Timelines
import Views

@testable import Home

private struct ScoredEntry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance?
}

extension WidgetKind {
  /// A kind whose entries begin some minutes after the test's date, each with a score.
  static func scored(
    _ id: String, _ scores: [Int: Float], lasting duration: TimeInterval = 0
  ) -> WidgetKind {
    WidgetKind(
      id: id, name: id, families: WidgetFamily.allCases,
      placeholder: { Face(archiving: Text(verbatim: id), in: $1) },
      timeline: { _, _ in
        let entries = ([0: 0] as [Int: Float]).merging(scores) { $1 }.map { minute, score in
          ScoredEntry(
            date: .test + Double(minute) * 60,
            relevance: TimelineEntryRelevance(score: score, duration: duration))
        }
        return AnyTimeline(Timeline(entries: entries, policy: .never)) { _, environment in
          Face(archiving: Text(verbatim: id), in: environment)
        }
      })
  }
}
