package import FoundationEssentials
package import Timelines
import Views

/// What is known of a preview: the snapshot of its kind, once that has been asked for and has come.
struct PreviewedReel: Sendable {
  let request: Request
  let traits: Traits
  var reel: Reel?
  var isAsked = false
}

extension Cast {
  /// Takes note of which previews are shown, and how; what is known of others is dropped.
  package mutating func show(_ shown: [Preview: Traits]) {
    previews = previews.filter { shown[$0.key] != nil }
    for (preview, traits) in shown where previews[preview] == nil {
      // No widget that stands anywhere has a number below zero.
      let number = (previews.values.map(\.request.instance.number).min() ?? 0) - 1
      previews[preview] = PreviewedReel(
        request: Request(instance: Instance.ID(min(number, -1)), generation: 0), traits: traits)
    }
  }

  /// What a preview shows at a date: its snapshot, or until that is there the placeholder of its kind.
  package func face(of preview: Preview, for traits: Traits, at date: Date) -> ArchivedFace? {
    guard let kind = kinds[preview.kind] else { return nil }
    let face = previews[preview]?.reel?.nearestFace(of: 0, to: traits, strings: strings)
    return ArchivedFace(
      face ?? placeholder(of: kind, in: context(of: preview, for: traits, at: date), for: traits))
  }

  /// The snapshots that nobody has been asked for yet.
  mutating func questionsOfPreviews(at date: Date) -> [Question] {
    previews.filter { !$0.value.isAsked }.compactMap { preview, known in
      previews[preview]?.isAsked = true
      guard let kind = kinds[preview.kind] else { return nil }
      return Question(
        request: known.request, kind: kind, configuration: preview.configuration,
        context: context(of: preview, for: known.traits, at: date))
    }
  }

  /// Whether an answer is a snapshot that was asked for.
  mutating func receivePreview(_ answer: Answer) -> Bool {
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
