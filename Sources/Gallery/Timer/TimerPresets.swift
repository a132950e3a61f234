import Timers
import Views

/// Buttons that start timers of some minutes, and a stopwatch.
struct TimerPresets: View {
  let minutes: [Int]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(stride(from: 0, to: minutes.count, by: 2)), id: \.self) { first in
        HStack(spacing: 8) {
          ForEach(Array(minutes.dropFirst(first).prefix(2)), id: \.self) { count in
            Button(intent: StartTimerIntent(minutes: count)) {
              ViewThatFits(in: .horizontal) {
                Text("timer.minutes \(count)")
                Text("\(count)")
              }
              .frame(maxWidth: .infinity)
            }
          }
        }
        .padding(.bottom, 17)
      }
      Button(intent: StartTimerIntent(minutes: nil)) {
        Text("timer.stopwatch").frame(maxWidth: .infinity)
      }
    }
    .privacySensitive(false)
  }
}

/// The same in large digits, side by side.
struct TimerWidePresets: View {
  let minutes: [Int]

  var body: some View {
    HStack(spacing: 16) {
      ForEach(minutes, id: \.self) { count in
        Button(intent: StartTimerIntent(minutes: count)) {
          VStack(spacing: 0) {
            Text(verbatim: String(count))
              .font(.system(size: 36, weight: .bold))
              .foregroundStyle(Color("TimerAccent"))
            Text("timer.minutes.unit")
          }
          .frame(maxWidth: .infinity, minHeight: 102)
          .background(.primary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
      }
    }
    .privacySensitive(false)
  }
}
