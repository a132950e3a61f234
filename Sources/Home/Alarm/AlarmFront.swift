import Cells
import FoundationEssentials
import Keys
import Layout
import Views

/// A notice before everything else that an alarm rings, until the user stops it.
struct AlarmFront: Front {
  let isOpaque = false

  private static let width = 72
  private static let height = 5

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    guard let alarm = context.alarms.first else { return [] }
    let size = context.size
    let frame = Rect(
      x: max(0, (size.width - Self.width) / 2), y: size.height > Self.height + 2 ? 1 : 0,
      width: min(size.width, Self.width), height: min(size.height, Self.height))
    let look = context.presentation.look
    var ground = Slot(
      SlotID("alarm.ground"), .chrome(context.archived(AlarmGround())), in: frame, layer: 0)
    ground.part = .tile
    ground.edge = TileEdge(
      glyphs: context.presentation.surroundings.glyphs, depth: look.depth,
      isOutlined: look.isNight && look.depth != .direct)
    let hasMargin = frame.size.height == Self.height
    let inner = Rect(
      x: frame.origin.x + min(3, frame.size.width / 8), y: frame.origin.y + (hasMargin ? 1 : 0),
      width: frame.size.width - 2 * min(3, frame.size.width / 8),
      height: frame.size.height - (hasMargin ? 2 : 0))
    let view = AlarmView(
      alarm: alarm, moreCount: context.alarms.count - 1, isPrivate: context.isLocked,
      marks: context.marks)
    return [
      ground, Slot(SlotID("alarm"), .chrome(context.archived(view)), in: inner, layer: 1),
    ]
  }

  func keys(in context: FrontContext) -> FrontKeys { .at(.panel) }

  /// Stops the alarm, or has it go on for a minute; keys of other places do nothing.
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.leave), .key(Key(.enter)), .key(Key(" ")):
      return end(in: &context) { .stopAlarm($0) }
    case .key(Key("+")):
      return end(in: &context) { .prolongAlarm($0) }
    case .mouse(let mouse) where mouse.action == .press(.left):
      return end(in: &context) { .stopAlarm($0) }
    case .command(.quit), .command(.end), .command(.suspend), .command(.repaint): return .pass
    default: return .stay()
    }
  }

  private func end(
    in context: inout FrontContext, _ effect: (Alarm.ID) -> Effect
  ) -> FrontStep {
    guard let alarm = context.alarms.first else { return .close() }
    context.alarms.removeFirst()
    return context.alarms.isEmpty ? .close([effect(alarm.id)]) : .stay([effect(alarm.id)])
  }
}
