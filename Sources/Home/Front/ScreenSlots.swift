import Cast
import FoundationEssentials
import Timelines

/// The slots on the screen until the next event: those of all visible fronts, from back to front.
struct ScreenSlots: Sendable {
  let slots: [Slot]
  /// The dates for which it holds.
  let since: Date
  let until: Date?

  /// Lays out the visible fronts; the last is in front.
  init(of fronts: [any Front], in context: FrontContext, at date: Date) {
    var slots: [Slot] = []
    var end: Date?
    for (depth, front) in fronts.enumerated() {
      // Layers count within a front, so all slots of a front lie above those below.
      let floor = slots.map { $0.layer + 1 }.max() ?? 0
      slots += front.slots(above: slots, in: context, at: date).map { slot in
        var slot = slot
        slot.id.depth = depth
        slot.layer += floor
        return slot
      }
      end = [end, front.end(in: context, at: date)].compactMap(\.self).min()
    }
    self.slots = slots.enumerated()
      .sorted { ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset) }.map(\.element)
    (since, until) = (date, end)
  }

  func holds(at date: Date) -> Bool { date >= since && until.map { date < $0 } ?? true }

  /// The visible widgets.
  var visible: Set<Instance.ID> { Set(slots.compactMap(\.instance)) }

  /// The hidden widgets whose entries matter.
  var watched: Set<Instance.ID> { Set(slots.flatMap(\.hiddenMembers)) }

  var previews: [Preview: Traits] {
    slots.reduce(into: [:]) { previews, slot in
      if case .preview(let preview) = slot.subject { previews[preview] = slot.traits }
    }
  }
}
