import System
package import Almanac
import Cells
package import FoundationEssentials
import Layout
import Pages
import Views

/// Something that rings from a date on until the user stops it.
package struct Alarm: Identifiable, Hashable, Sendable {
  package let id: Int
  /// Empty if it has no name.
  package let name: String
  package let date: Date
  /// The seconds after which it rings.
  package let length: Double
  /// Whether some dashboard has rung its bell.
  package let hasRung: Bool

  package init(id: Int, name: String, date: Date, length: Double, hasRung: Bool) {
    (self.id, self.name, self.date) = (id, name, date)
    (self.length, self.hasRung) = (length, hasRung)
  }
}

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

/// An alarm's name and the keys that end it, beside a bell.
struct AlarmView: View {
  let alarm: Alarm
  let moreCount: Int
  let isPrivate: Bool
  /// The keys that end it.
  let hints: [HintView]

  var body: some View {
    ViewThatFits {
      HStack(spacing: 24) {
        Image(systemName: "bell.fill").font(.system(size: 36)).foregroundStyle(Self.color)
        words
        Spacer(minLength: 8)
        keys
      }
      HStack(spacing: 16) {
        words
        Spacer(minLength: 0)
        keys
      }
      VStack(alignment: .leading, spacing: 0) {
        name.bold()
        Text("alarm.over \(length)")
        hints.first
      }
      name.bold()
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 0) {
      name.bold()
      Text("alarm.over \(length)")
      if moreCount > 0 { Text("alarm.more \(moreCount)").foregroundStyle(.secondary) }
    }
  }

  private var name: Text {
    alarm.name.isEmpty || isPrivate ? Text("widget.timer") : Text(verbatim: alarm.name)
  }

  private var length: Text {
    let seconds = Int(bounded: alarm.length)
    if seconds < 60 { return Text("alarm.seconds \(seconds)") }
    return seconds < 3600
      ? Text("alarm.minutes \(seconds / 60)")
      : Text("alarm.hours \(seconds / 3600) \(seconds / 60 % 60)")
  }

  private var keys: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(hints.indices, id: \.self) { hints[$0] }
    }
    .fixedSize()
  }

  private static let color = Color("TimerAccent")
}

/// The background of an alarm.
struct AlarmGround: View {
  var body: some View {
    LinearGradient(
      colors: [Color("TimerRingTop"), Color("TimerRingBottom")], startPoint: .top,
      endPoint: .bottom)
  }
}

/// Something of which the user is told once, by one of all dashboards.
package struct Announcement: Hashable, Sendable {
  /// What the user may want to be told of or not.
  package enum Topic: String, CaseIterable, Hashable, Sendable {
    case reminders, days, timers, rain
  }

  package enum Matter: Hashable, Sendable {
    /// A reminder that is due, on a day if not at the date.
    case reminder(title: String, day: CivilDay?)
    /// A D-Day that comes; the title may be empty.
    case day(title: String, CivilDay)
    /// A timer that rings after some seconds; the name may be empty.
    case timer(name: String, length: Double)
    /// Precipitation, by the keys of its name and of its place's, or that name itself.
    case rain(condition: String, place: String, from: Date)
  }

  package let matter: Matter
  /// What it is about, the same for all dashboards.
  package let subject: String
  /// The date from which it is told.
  package let date: Date
  /// The date from which it isn't told any more.
  package let end: Date
  /// The seconds by which the date may differ elsewhere, because it follows from a zone or a forecast.
  package let tolerance: Double

  /// It is told for a day, unless it ends earlier.
  package init(
    _ matter: Matter, about subject: String, at date: Date, until end: Date? = nil,
    tolerance: Double = 0
  ) {
    (self.matter, self.subject, self.date, self.tolerance) = (matter, subject, date, tolerance)
    let latest = date + Self.patience
    self.end = min(end ?? latest, latest)
  }

  /// The seconds for which something is told late.
  package static let patience = 86_400.0

  package var topic: Topic {
    switch matter {
    case .reminder: .reminders
    case .day: .days
    case .timer: .timers
    case .rain: .rain
    }
  }
}
