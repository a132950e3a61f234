import Diary
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

/// The same in large digits, two in a row.
struct TimerTallPresets: View {
  let minutes: [Int]

  var body: some View {
    VStack(spacing: 17) {
      ForEach(Array(stride(from: 0, to: minutes.count, by: 2)), id: \.self) { first in
        HStack(spacing: 8) {
          ForEach(Array(minutes.dropFirst(first).prefix(2)), id: \.self) { button($0) }
        }
      }
      Button(intent: StartTimerIntent(minutes: nil)) {
        Text("timer.stopwatch").frame(maxWidth: .infinity)
      }
    }
    .privacySensitive(false)
  }

  private func button(_ count: Int) -> some View {
    Button(intent: StartTimerIntent(minutes: count)) {
      HStack(alignment: .bottom, spacing: 4) {
        Text(verbatim: String(count))
          .font(.system(size: 28, weight: .bold))
          .foregroundStyle(Color("TimerAccent"))
        Text("timer.minutes.unit")
      }
      .frame(maxWidth: .infinity, minHeight: 51)
      .background(.primary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
  }
}

/// The same in large digits, side by side.
struct TimerWidePresets: View {
  let minutes: [Int]

  var body: some View {
    ViewThatFits {
      row(of: 104, gap: 16, air: 17)
      row(of: 104, gap: 16)
      row(of: 88, gap: 16)
      row(of: 72, gap: 8)
      row(of: nil, gap: 16)
    }
    .frame(maxWidth: .infinity)
    .privacySensitive(false)
  }

  /// Buttons of one width, nil for what room there is; and the air around their numbers.
  private func row(of width: Double?, gap: Double, air: Double = 0) -> some View {
    HStack(spacing: gap) {
      ForEach(minutes, id: \.self) { count in
        Button(intent: StartTimerIntent(minutes: count)) {
          VStack(spacing: air) {
            Text(verbatim: String(count))
              .font(.system(size: 36, weight: .bold))
              .foregroundStyle(Color("TimerAccent"))
            Text("timer.minutes.unit")
          }
          .frame(minWidth: width, maxWidth: width ?? .infinity, minHeight: 102 + air)
          .background(.primary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
      }
    }
  }
}
