import Store
import Timelines
import Diary
import Views

/// The timer widget, with a layout for each family.
struct TimerView: View {
  let entry: TimerEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    content
      .lineLimit(1)
      .privacySensitive()
      .containerBackground(gradient, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .systemMedium: TimerMediumView(entry: entry)
    case .accessoryCircular: TimerCircularView(entry: entry)
    case .accessoryRectangular: TimerRectangularView(entry: entry)
    case .accessoryInline: TimerInlineView(entry: entry)
    default: TimerSmallView(entry: entry)
    }
  }

  private var gradient: LinearGradient {
    let isRinging = entry.timers.first?.state(at: entry.date) == .ringing
    return LinearGradient(
      colors: isRinging
        ? [Color("TimerRingTop"), Color("TimerRingBottom")]
        : [Color("TimerTop"), Color("TimerBottom")],
      startPoint: .top, endPoint: .bottom)
  }
}
