import Timelines
import Views

/// A preview's request, and its snapshot once that has arrived.
struct PreviewedReel: Sendable {
  let request: TimelineRequest
  let traits: Traits
  var reel: Reel?
  var isAsked = false
}

/// The shown previews and the questions about them that are open.
struct PreviewShelf: Sendable {
  private var shown: [Preview: PreviewedReel] = [:]
  /// The previews whose snapshots are requested, by request.
  private var asked: [TimelineRequest: Preview] = [:]
  private var count = 0

  /// That of every question about a preview. The schedule begins its own with 1, also for widgets that
  /// a stack suggests, whose numbers are below zero as those of previews are.
  private static let generation = 0

  func reel(of preview: Preview) -> Reel? { shown[preview]?.reel }

  /// Sets the shown previews with their traits; drops the others. One that stands where another of
  /// the same widget was shows what that did until its own snapshot arrives.
  mutating func show(_ next: [Preview: Traits]) {
    let before = shown
    shown = shown.filter { next[$0.key] != nil }
    for (preview, traits) in next where shown[preview] == nil {
      let reel = before.first { preview.succeeds($0.key) && $0.value.reel != nil }?.value.reel
      count += 1
      let request = TimelineRequest(instance: Instance.ID(-count), generation: Self.generation)
      shown[preview] = PreviewedReel(request: request, traits: traits, reel: reel)
    }
  }

  /// The previews to ask for now. While a provider is asked about one variant of a widget, the next
  /// has to wait.
  mutating func ask() -> [(preview: Preview, request: TimelineRequest, traits: Traits)] {
    let waiting = shown.filter { preview, known in
      !known.isAsked && !asked.values.contains { preview.succeeds($0) }
    }
    return waiting.map { preview, known in
      shown[preview]?.isAsked = true
      asked[known.request] = preview
      return (preview, known.request, known.traits)
    }
  }

  /// Takes an answer; returns false if it isn't for a preview.
  mutating func receive(_ answer: TimelineAnswer) -> Bool {
    guard answer.request.generation == Self.generation else { return false }
    // An overdue provider may still answer, and holds up the next question no longer.
    asked[answer.request] = nil
    if let preview = shown.first(where: { $0.value.request == answer.request })?.key,
      case .reel(let reel) = answer.outcome, reel.count > 0
    {
      shown[preview]?.reel = reel
    }
    return true
  }
}
