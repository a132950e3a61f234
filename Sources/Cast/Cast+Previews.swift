package import FoundationEssentials
package import Timelines
import Views

/// A preview's request, and its snapshot once that has arrived.
struct PreviewedReel: Sendable {
  let request: TimelineRequest
  let traits: Traits
  var reel: Reel?
  var isAsked = false
}

extension Cast {
  /// Sets the shown previews with their traits; drops the others.
  package mutating func show(_ shown: [Preview: Traits]) {
    previews = previews.filter { shown[$0.key] != nil }
    for (preview, traits) in shown where previews[preview] == nil {
      // Previews have negative numbers, which no placed widget has.
      let number = (previews.values.map(\.request.instance.number).min() ?? 0) - 1
      previews[preview] = PreviewedReel(
        request: TimelineRequest(instance: Instance.ID(min(number, -1)), generation: 0),
        traits: traits)
    }
  }

  /// The face of a preview: its snapshot or, until that arrives, the placeholder.
  package func face(of preview: Preview, for traits: Traits, at date: Date) -> ArchivedFace? {
    guard let kind = kinds[preview.kind] else { return nil }
    let face = previews[preview]?.reel?.nearestFace(of: 0, to: traits, strings: strings)
    return ArchivedFace(
      face ?? placeholder(of: kind, in: context(of: preview, for: traits, at: date), for: traits))
  }

  /// The questions for snapshots that haven't been requested yet.
  mutating func questionsOfPreviews(at date: Date) -> [Question] {
    previews.filter { !$0.value.isAsked }.compactMap { preview, known in
      previews[preview]?.isAsked = true
      guard let kind = kinds[preview.kind] else { return nil }
      return Question(
        request: known.request, kind: kind, configuration: preview.configuration,
        context: context(of: preview, for: known.traits, at: date))
    }
  }

  /// Takes an answer; returns false if it isn't for a preview.
  mutating func receivePreview(_ answer: TimelineAnswer) -> Bool {
    guard let preview = previews.first(where: { $0.value.request == answer.request })?.key else {
      return false
    }
    if case .reel(let reel) = answer.outcome, reel.count > 0 { previews[preview]?.reel = reel }
    return true
  }

  private func context(
    of preview: Preview, for traits: Traits, at date: Date
  ) -> TimelineProviderContext {
    TimelineProviderContext(
      family: preview.family, displaySize: traits.size, isPreview: true, date: date,
      zone: schedule.zone, traits: [traits])
  }
}
