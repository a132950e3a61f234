package import FoundationEssentials
package import Timelines
import Views

extension Cast {
  /// Sets the shown previews with their traits; drops the others.
  package mutating func show(_ shown: [Preview: Traits]) { previews.show(shown) }

  /// The face of a preview: its snapshot or, until that arrives, the face of the widget that it is a
  /// variant of, else the placeholder.
  package func face(of preview: Preview, for traits: Traits, at date: Date) -> ArchivedFace? {
    guard let kind = kinds[preview.kind] else { return nil }
    if let face = previews.reel(of: preview)?.nearestFace(of: 0, to: traits, strings: strings) {
      return ArchivedFace(face)
    }
    if let original = preview.original, members[original]?.family == preview.family,
      let face = face(of: original, for: traits, at: date)
    {
      return face
    }
    let context = context(of: preview, for: traits, at: date)
    return ArchivedFace(placeholder(of: kind, in: context, for: traits))
  }

  /// The questions for snapshots that are to be requested now.
  mutating func questionsOfPreviews(at date: Date) -> [Question] {
    previews.ask().compactMap { preview, request, traits in
      guard let kind = kinds[preview.kind] else { return nil }
      return Question(
        request: request, kind: kind, configuration: preview.configuration,
        context: context(of: preview, for: traits, at: date), isForSnapshot: true)
    }
  }

  private func context(
    of preview: Preview, for traits: Traits, at date: Date
  ) -> TimelineProviderContext {
    TimelineProviderContext(
      family: preview.family, displaySize: traits.size, isPreview: preview.original == nil,
      date: date, zone: schedule.zone, traits: [traits])
  }
}
