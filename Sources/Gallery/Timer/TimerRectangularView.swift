import Store
import Diary
import Views

/// The most urgent timer with what is left of it, and the next one.
struct TimerRectangularView: View {
  let entry: TimerEntry

  var body: some View {
    RowsThatFit(1...2) { rows($0) }
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if entry.timers.isEmpty {
        Text("widget.timer").bold()
        Text("timer.none").foregroundStyle(.secondary)
      }
      ForEach(Array(entry.timers.prefix(count)), id: \.self) { timer in
        HStack(spacing: 8) {
          timer.nameText.bold()
          Spacer(minLength: 0)
          timer.countText(at: entry.date).bold().widgetAccentable().fixedSize()
        }
        TimerBar(timer: timer, date: entry.date)
      }
    }
  }
}
