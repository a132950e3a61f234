import Foundation
import Timelines
import Views

/// An entry whose date differs each time and sometimes isn't a number.
struct Fickle: TimelineEntry {
  var date: Date {
    Bool.random() ? .noon + Double.random(in: 0..<100) : Date(timeIntervalSince1970: .nan)
  }
}

extension AnyTimeline {
  static func fickle(_ policy: TimelineReloadPolicy) -> AnyTimeline {
    let entries = (0..<100).map { _ in Fickle() }
    return AnyTimeline(Timeline(entries: entries, policy: policy)) { _, environment in
      Face(content: Node(archiving: EmptyView(), in: environment))
    }
  }
}
