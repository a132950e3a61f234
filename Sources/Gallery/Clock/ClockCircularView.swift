import Almanac
import Views

/// The time in a ring that fills through the day, or a dial.
struct ClockCircularView: View {
  let entry: ClockEntry

  var body: some View {
    if entry.clock.face == .analog {
      ClockDial(time: entry.moment.time)
    } else {
      Gauge(value: Double(entry.moment.time.secondOfDay), in: 0...86_400) {
        ViewThatFits(in: .horizontal) {
          if entry.clock.isOwn { ClockPeriod(time: entry.moment.time) }
          entry.clock.main.name
          Text(verbatim: "")
        }
      } currentValueLabel: {
        ClockDigits(time: entry.moment.time).bold()
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .widgetAccentable()
    }
  }
}
