import Store
import Diary
import Views

/// The most urgent timer with its buttons, or buttons that start one.
struct TimerSmallView: View {
  let entry: TimerEntry
  @Environment(\.isReadFromAfar) private var isAfar

  var body: some View {
    if let timer = entry.timers.first, isAfar {
      TimerStandByView(timer: timer, date: entry.date)
    } else if let timer = entry.timers.first {
      TimerCard(timer: timer, date: entry.date)
    } else {
      ViewThatFits {
        start {
          TimerTallPresets(minutes: entry.presets)
          Spacer(minLength: 0)
        }
        .inRoom(of: 25, by: 12)
        start { TimerPresets(minutes: entry.presets) }
      }
    }
  }

  private func start(@ViewBuilder _ presets: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("widget.timer").font(.headline)
      Spacer(minLength: 0)
      presets()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
