import Cells
import FoundationEssentials
import Pages
import Layout
import Views

/// A notice before everything else that an alarm rings, until the user stops it.
struct AlarmFront: Front {
  let isOpaque = false

  private static let width = 72
  private static let height = 5

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    guard let alarm = context.alarms.first else { return [] }
    let (frame, look) = (Self.frame(on: context.size), context.presentation.look)
    var ground = Slot(
      SlotID("alarm.ground"), .chrome(context.archived(AlarmGround())), in: frame, layer: 0)
    ground.part = .tile
    ground.edge = TileEdge(
      glyphs: context.presentation.surroundings.glyphs, depth: look.depth,
      isOutlined: look.isNight && look.depth != .direct)
    let view = AlarmView(
      alarm: alarm, moreCount: context.alarms.count - 1,
      isPrivate: context.presentation.hidesPrivateContent,
      hints: hints(in: context))
    return [
      ground,
      Slot(
        SlotID("alarm"), .chrome(context.archived(view)), in: Self.inside(of: frame), layer: 1),
    ]
  }

  private static func frame(on size: Size) -> Rect {
    Rect(
      x: max(0, (size.width - width) / 2), y: size.height > height + 2 ? 1 : 0,
      width: min(size.width, width), height: min(size.height, height))
  }

  /// The room between the margins, which a low notice has at its sides only.
  private static func inside(of frame: Rect) -> Rect {
    let margin = Size(
      width: min(3, frame.size.width / 8), height: frame.size.height == height ? 1 : 0)
    return Rect(
      x: frame.origin.x + margin.width, y: frame.origin.y + margin.height,
      width: frame.size.width - 2 * margin.width, height: frame.size.height - 2 * margin.height)
  }

  private func hints(in context: FrontContext) -> [HintView] {
    let keys = keys(in: context)
    return Hints(
      of: keys.shortcuts.filter { $0.group == .panel }, at: keys.place, in: Situation(),
      marks: context.marks
    ).views
  }

  func keys(in context: FrontContext) -> FrontKeys { context.keys(at: .alarm) }

  /// A click on the notice stops the alarm; keys and clicks meant for what lies behind do nothing.
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.leave), .command(.quit): return end(in: &context) { .stopAlarm($0) }
    case .command(.prolong): return end(in: &context) { .prolongAlarm($0) }
    case .command(let command) where command.concernsProgram || command == .end: return .pass
    case .mouse(let mouse)
    where mouse.action == .press(.left)
      && Self.frame(on: context.size).contains(mouse.position):
      return end(in: &context) { .stopAlarm($0) }
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
