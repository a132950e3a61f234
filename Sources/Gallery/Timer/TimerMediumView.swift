import Store
import Diary
import Views

/// The most urgent timer beside the others, or buttons that start one.
struct TimerMediumView: View {
  let entry: TimerEntry

  var body: some View {
    if let timer = entry.timers.first {
      HStack(alignment: .top, spacing: 16) {
        TimerCard(timer: timer, date: entry.date).frame(width: 152)
        Divider()
        if entry.timers.count > 1 { others } else { TimerPresets(minutes: entry.presets) }
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          Text("timer.new").font(.headline)
          Spacer(minLength: 0)
          Button(intent: StartTimerIntent(minutes: nil)) { Text("timer.stopwatch") }
        }
        Spacer(minLength: 0)
        TimerWidePresets(minutes: entry.presets)
      }
    }
  }

  private var others: some View {
    ViewThatFits(in: .vertical) {
      ForEach([3, 2, 1], id: \.self) { count in
        VStack(alignment: .leading, spacing: 17) {
          ForEach(Array(entry.timers.dropFirst().prefix(count)), id: \.self) { timer in
            VStack(alignment: .leading, spacing: 0) {
              HStack(spacing: 8) {
                timer.nameText.bold()
                Spacer(minLength: 0)
                timer.countText(at: entry.date).foregroundStyle(timer.color(at: entry.date))
                  .fixedSize()
              }
              TimerBar(timer: timer, date: entry.date)
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
