import Layout
import Views

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
    let seconds = Int(alarm.length)
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
