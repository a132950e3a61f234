import Foundation
import Timelines
import Views

/// An entry whose face is a mark.
struct Marked: TimelineEntry {
  let date: Date
  let mark: Character
  var relevance: TimelineEntryRelevance?

  init(_ date: Date, _ mark: Character, relevance: TimelineEntryRelevance? = nil) {
    self.date = date
    self.mark = mark
    self.relevance = relevance
  }
}

extension AnyTimeline {
  init(
    _ entries: [Marked], _ policy: TimelineReloadPolicy = .never,
    providerFault: ProviderFault? = nil,
    isPreliminary: Bool = false
  ) {
    var timeline = Timeline(entries: entries, policy: policy)
    (timeline.providerFault, timeline.isPreliminary) = (providerFault, isPreliminary)
    self.init(timeline) { entry, environment in
      Face(
        content: Node(archiving: Image(systemName: String(entry.mark)), in: environment))
    }
  }

  /// The mark of an entry; nil if it isn't a test's entry.
  func mark(of entry: Int) -> Character? {
    guard case .symbol(let symbol) = face(of: entry, for: Traits(usual: .systemSmall))?.content
    else {
      return nil
    }
    return symbol.name.first
  }

  var marks: String { String((0..<count).compactMap { mark(of: $0) }) }
}
