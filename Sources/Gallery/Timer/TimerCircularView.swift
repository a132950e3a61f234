import Store
import Diary
import Views

/// The most urgent timer in a ring that empties.
struct TimerCircularView: View {
  let entry: TimerEntry

  var body: some View {
    if let timer = entry.timers.first {
      if let end = timer.end, timer.state(at: entry.date) == .running {
        ProgressView(timerInterval: timer.started...max(timer.started, end), countsDown: true) {
          EmptyView()
        } currentValueLabel: {
          count(timer)
        }
        .progressViewStyle(.circular)
        .widgetAccentable()
      } else {
        Gauge(value: timer.share(at: entry.date)) {
          EmptyView()
        } currentValueLabel: {
          count(timer)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .widgetAccentable()
      }
    } else {
      Gauge(value: 0) {
        Text("widget.timer")
      } currentValueLabel: {
        Image(systemName: "clock")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    }
  }

  /// Hours are minutes where the ring has no room for them.
  private func count(_ timer: StoredTimer) -> some View {
    ViewThatFits(in: .horizontal) {
      timer.countText(at: entry.date)
      timer.countText(at: entry.date, showsHours: false)
    }
    .bold()
  }
}
