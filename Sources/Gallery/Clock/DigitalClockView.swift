import Almanac
import Timelines
import Views

/// The time in large digits with its place and day; on larger tiles with other cities.
struct DigitalClockView: View {
  let entry: ClockEntry
  @Environment(\.widgetFamily) private var family
  @ScaledMetric private var small = 48.0

  var body: some View {
    switch family {
    case .systemMedium:
      ViewThatFits {
        medium([108, 96, 84]).inRoom(of: 56, by: 12)
        medium([60, 48, 36])
      }
    case .systemLarge:
      ViewThatFits {
        time([180, 168, 156, 144, 132], hasList: true).inRoom(of: 56, by: 28)
        time([108, 96, 84, 72, 60], hasList: true)
      }
    case .systemExtraLarge: time([156, 144, 120, 96, 72], hasList: true)
    default:
      ViewThatFits {
        time([72, 60]).inRoom(of: 25, by: 12)
        time([small, 48, 36, 28])
      }
    }
  }

  private func medium(_ sizes: [Double]) -> some View {
    HStack(alignment: .bottom, spacing: 24) {
      time(sizes)
      ClockList(entry: entry).frame(width: 136).padding(.vertical, 17)
    }
  }

  private func time(_ sizes: [Double], hasList: Bool = false) -> some View {
    ViewThatFits(in: .vertical) {
      // Digits stand apart from the texts around them rather than grow.
      ForEach(sizes, id: \.self) {
        full($0, gap: 17, footGap: 17, footCount: 2, hasList: hasList)
      }
      ForEach(sizes, id: \.self) { size in
        ForEach([17.0, 0], id: \.self) { gap in
          full(size, gap: gap, footCount: 2, hasList: hasList)
          full(size, gap: gap, footCount: 1, hasList: hasList)
        }
      }
      full(28, gap: 0, footCount: 0, hasList: false)
      hero(28)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func hero(_ size: Double) -> ClockHero {
    ClockHero(
      time: entry.moment.time, size: size, isOwn: entry.clock.isOwn, weight: entry.clock.weight)
  }

  private func full(
    _ size: Double, gap: Double, footGap: Double = 0, footCount: Int, hasList: Bool
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        entry.clock.main.name.font(.headline)
        Spacer(minLength: 0)
        ClockPeriod(time: entry.moment.time).font(.headline).fixedSize()
      }
      hero(size)
        .frame(height: size.heroRows * 17, alignment: .topLeading)
        .padding(.top, entry.clock.isOwn || hasList ? gap : 0)
        .padding(.bottom, hasList ? gap : footGap)
      Spacer(minLength: 0)
      if hasList {
        dayText(footCount)
        Divider()
        ClockList(entry: entry, hasLeads: true)
      } else {
        dayText(footCount)
      }
    }
  }

  /// The day or, elsewhere, how far it is from here.
  @ViewBuilder private func dayText(_ count: Int) -> some View {
    if entry.clock.isOwn {
      ViewThatFits(in: .horizontal) {
        if family != .systemSmall { entry.longDateText }
        entry.dateText
      }
      .foregroundStyle(.secondary)
    } else {
      if count > 1 {
        entry.dayText(of: entry.clock.main, from: entry.clock.own).bold()
      }
      if count > 0 {
        entry.distanceText(of: entry.clock.main, from: entry.clock.own).foregroundStyle(.secondary)
      }
    }
  }
}

/// A time in digits, without AM or PM.
struct ClockDigits: View {
  let time: CivilTime
  @Environment(\.is24Hour) private var is24Hour

  var body: some View {
    time.digits(is24Hour: is24Hour)
      .contentTransition(.numericText(value: Double(time.secondOfDay)))
  }
}

/// A time in digits, large and in colour.
struct ClockHero: View {
  let time: CivilTime
  let size: Double
  /// Whether it has the colours of the user's own time.
  var isOwn = true
  var weight = ClockWeight.bold

  var body: some View {
    if isOwn {
      ClockDigits(time: time)
        .font(.system(size: size, weight: weight.font))
        .foregroundStyle(Self.gradient)
        .widgetAccentable()
    } else {
      ClockDigits(time: time).font(.system(size: size, weight: weight.font))
    }
  }

  private static let gradient = LinearGradient(
    colors: [Color("ClockStart"), Color("ClockMiddle"), Color("ClockEnd")], startPoint: .leading,
    endPoint: .trailing)
}

/// AM or PM; empty on a clock of 24 hours.
struct ClockPeriod: View {
  let time: CivilTime
  @Environment(\.is24Hour) private var is24Hour

  var body: some View {
    if !is24Hour { Text(time.hour < 12 ? "date.period.am" : "date.period.pm") }
  }
}

extension CivilTime {
  func digits(is24Hour: Bool) -> Text {
    let shown = is24Hour ? hour : (hour + 11) % 12 + 1
    return Text(verbatim: "\(shown):\(minute < 10 ? "0" : "")\(minute)")
  }
}
