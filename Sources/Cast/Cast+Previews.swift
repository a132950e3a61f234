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
  /// Sets the shown previews with their traits; drops the others. One that stands where another of
  /// the same widget was shows what that did until its own snapshot arrives.
  package mutating func show(_ shown: [Preview: Traits]) {
    let before = previews
    previews = previews.filter { shown[$0.key] != nil }
    for (preview, traits) in shown where previews[preview] == nil {
      let reel = before.first { preview.succeeds($0.key) && $0.value.reel != nil }?.value.reel
      previews[preview] = PreviewedReel(
        request: TimelineRequest(instance: nextPreview(), generation: 0), traits: traits,
        reel: reel)
    }
  }

  /// The face of a preview: its snapshot or, until that arrives, the face of the widget that it is a
  /// variant of, else the placeholder.
  package func face(of preview: Preview, for traits: Traits, at date: Date) -> ArchivedFace? {
    guard let kind = kinds[preview.kind] else { return nil }
    if let face = previews[preview]?.reel?.nearestFace(of: 0, to: traits, strings: strings) {
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

  /// The questions for snapshots that haven't been requested yet. While a provider is asked about one
  /// variant of a widget, the next has to wait.
  mutating func questionsOfPreviews(at date: Date) -> [Question] {
    let waiting = previews.filter { preview, known in
      !known.isAsked && !askedPreviews.values.contains { preview.succeeds($0) }
    }
    return waiting.compactMap { preview, known in
      previews[preview]?.isAsked = true
      guard let kind = kinds[preview.kind] else { return nil }
      askedPreviews[known.request] = preview
      return Question(
        request: known.request, kind: kind, configuration: preview.configuration,
        context: context(of: preview, for: known.traits, at: date), isForSnapshot: true)
    }
  }

  /// Takes an answer; returns false if it isn't for a preview.
  mutating func receivePreview(_ answer: TimelineAnswer) -> Bool {
    guard answer.request.instance.number < 0 else { return false }
    // An overdue provider may still answer, and holds up the next question no longer.
    askedPreviews[answer.request] = nil
    if let preview = previews.first(where: { $0.value.request == answer.request })?.key,
      case .reel(let reel) = answer.outcome, reel.count > 0
    {
      previews[preview]?.reel = reel
    }
    return true
  }

  private func context(
    of preview: Preview, for traits: Traits, at date: Date
  ) -> TimelineProviderContext {
    TimelineProviderContext(
      family: preview.family, displaySize: traits.size, isPreview: preview.original == nil,
      date: date, zone: schedule.zone, traits: [traits])
  }
}
