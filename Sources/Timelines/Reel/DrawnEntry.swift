package import FoundationEssentials
package import Views

/// An entry whose faces were drawn by another process or an earlier run.
package struct DrawnEntry: TimelineEntry {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  package let faces: [Traits: Face]

  package init(date: Date, relevance: TimelineEntryRelevance? = nil, faces: [Traits: Face]) {
    (self.date, self.relevance, self.faces) = (date, relevance, faces)
  }

  /// The face with the nearest traits; ties are broken the same way every time.
  func face(nearest traits: Traits) -> Face? {
    faces.min { one, other in
      let (near, far) = (traits.distance(to: one.key), traits.distance(to: other.key))
      return near != far ? near < far : "\(one.key)" < "\(other.key)"
    }?.value
  }
}
