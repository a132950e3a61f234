import Cast
import Cells
import FoundationEssentials
import Keys
import Timelines

/// The veil over a locked screen: widgets are dimmed, and disabled until it is unlocked.
struct LockFront: Front {
  let isOpaque = false

  /// Clock, header, footer and the reasons of refused taps stay undimmed.
  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let refused = others.compactMap(\.instance).filter { context.actionFault(of: $0) == .locked }
    let plain = others.filter { slot in
      ["clock", "header", "footer"].contains(slot.id.part)
        || slot.id.part == "name" && refused.contains { $0.number == slot.id.number }
    }
    return [
      Slot(
        SlotID("veil"), .scrim(Scrim(opacity: 0.5, plain: plain.map(\.frame))),
        in: Rect(origin: .zero, size: context.size))
    ]
  }

  func keys(in context: FrontContext) -> FrontKeys { .at(.locked) }

  /// Refuses every other key of the Home Screen.
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .key(let key): FrontKeys.at(.home).command(for: key) == nil ? .stay() : .refuse(.locked)
    case .command, .mouse, .paste: .pass
    }
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    if case .lockChanged(false) = event { .close() } else { .stay() }
  }
}
