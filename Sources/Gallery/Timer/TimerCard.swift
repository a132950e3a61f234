import FoundationEssentials
import Store
import Diary
import Views

/// A timer with its time in large digits, what is left as a bar, and buttons.
struct TimerCard: View {
  let timer: StoredTimer
  let date: Date
  @ScaledMetric private var numeral = 48.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      full(numeral, gap: 17)
      full(numeral, gap: 0)
      full(48, gap: 0)
      full(36, gap: 0)
      full(28, gap: 0)
      timer.countText(at: date).bold()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func full(_ size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        timer.nameText.font(.headline)
        Spacer(minLength: 0)
        timer.stateText(at: date).font(.caption).foregroundStyle(.secondary)
      }
      timer.countText(at: date)
        .font(.system(size: size, weight: .bold))
        .foregroundStyle(timer.color(at: date))
        .widgetAccentable()
        .frame(height: size.heroRows * 17, alignment: .topLeading)
        .padding(.top, gap)
      Spacer(minLength: 0)
      TimerBar(timer: timer, date: date)
      TimerButtons(timer: timer, date: date)
    }
  }
}

/// The share of a timer that is left; empty for a stopwatch.
struct TimerBar: View {
  let timer: StoredTimer
  let date: Date

  var body: some View {
    if let end = timer.end {
      ProgressView(timerInterval: timer.started...max(timer.started, end), countsDown: true) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .tint(timer.color(at: date))
      .widgetAccentable()
    } else if let seconds = timer.seconds {
      Gauge(value: timer.left(at: date) ?? 0, in: 0...seconds) {
      } currentValueLabel: {
      }
      .gaugeStyle(.accessoryLinearCapacity)
      .tint(timer.color(at: date))
    } else {
      Text(verbatim: "")
    }
  }
}

/// What can be done with a timer.
struct TimerButtons: View {
  let timer: StoredTimer
  let date: Date
  /// Whether their labels are in letters to be read from afar.
  var areDrawn = false

  var body: some View {
    Group {
      if areDrawn {
        row(isWide: false).buttonStyle(.plain)
      } else {
        ViewThatFits(in: .horizontal) {
          row(isWide: true)
          row(isWide: false)
          row(isWide: false).controlSize(.small)
        }
      }
    }
    .privacySensitive(false)
  }

  private func row(isWide: Bool) -> some View {
    HStack(spacing: areDrawn ? 16 : 8) {
      switch timer.state(at: date) {
      case .running: button("timer.pause", .pause, isWide)
      case .paused: button("timer.resume", .resume, isWide)
      case .ringing: button("timer.extend", .extend, isWide)
      }
      button("timer.stop", .stop, isWide)
    }
  }

  private func button(
    _ title: LocalizedStringKey, _ step: TimerStep, _ isWide: Bool
  ) -> some View {
    Button(intent: ChangeTimerIntent(timer.id, step)) {
      if areDrawn {
        StandByText([Text(title)], weight: .regular)
      } else {
        Text(title).fixedSize().frame(maxWidth: isWide ? .infinity : nil)
      }
    }
  }
}
