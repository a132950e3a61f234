import DDays
import Views

/// A D-Day's count between its title and date. In less room it drops parts; larger text gives the
/// count more of the room.
struct DDaySmallView: View {
  let day: CountedDay
  /// The holiday that may become a D-Day; nil if the day is one.
  var offer: HolidayDay?
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var numeral = 44.0
  @ScaledMetric(relativeTo: .title) private var smallNumeral = 28.0

  var body: some View {
    ViewThatFits {
      full(max(numeral, 120), rows: 10, gap: 17, isRoomy: true).inRoom(of: 34, by: 17)
      full(max(numeral, 84), rows: 7, gap: 17, isRoomy: true).inRoom(of: 25, by: 12)
      full(max(numeral, 60), rows: 5, gap: 17, isRoomy: true).inRoom(of: 20, by: 10)
      ViewThatFits(in: .vertical) {
        full(
          day.isToday ? numeral * 0.82 : numeral, rows: rows, gap: 17, foot: day.isToday ? 17 : 0)
        if typeSize.isAccessibilitySize { bare }
        // A larger count takes the gap before it gives way.
        full(numeral, rows: rows, gap: 0)
        full(min(numeral, 60), rows: min(rows, 5), gap: 0)
        full(min(numeral, 48), rows: 4, gap: 0)
        full(smallNumeral, rows: 3, gap: 0)
        full(17, rows: 1, gap: 0)
        brief
        count(17)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityLabel(day.reading)
  }

  private var rows: Double { numeral.heroRows }

  private func full(
    _ size: Double, rows: Double, gap: Double, foot: Double = 0, isRoomy: Bool = false
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      FestiveRow(isFestive: gap > 0 && day.isFestive) { heading }.padding(.bottom, gap)
      count(upTo: size, rows: rows).padding(.bottom, foot)
      if offer == nil || isRoomy {
        FestiveRow(isFestive: foot > 0 && day.isFestive, seed: 3) {
          DayFoot(day: day, hasBar: rows > 2, showsCourse: isRoomy)
        }
      }
      if let offer {
        Button(intent: KeepHolidayIntent(offer)) {
          Text("dday.offer.take").frame(maxWidth: .infinity)
        }
        .padding(.top, isRoomy ? 17 : 0)
      }
    }
  }

  /// The layout in which the count takes all the room.
  private var bare: some View {
    VStack(alignment: .leading, spacing: 17) {
      heading
      count(upTo: numeral, rows: 3)
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      count(17)
    }
  }

  /// The title; where a button takes the place of the date, with it.
  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      if offer != nil, let date = day.leastDateText {
        HStack(spacing: 8) {
          title
          Spacer(minLength: 0)
          date.foregroundStyle(.secondary)
        }
      }
      title
    }
  }

  private var title: some View { DayTitle(day: day).font(.headline) }

  /// The count in the available room, ideally on a number of rows.
  private func count(upTo size: Double, rows: Double) -> some View {
    count(size).frame(idealHeight: rows * 17, maxHeight: .infinity, alignment: .topLeading)
  }

  private func count(_ size: Double) -> some View { CountNumeral(day: day, size: size) }
}

/// The date of a D-Day, or the distance to its next milestone.
struct DayFoot: View {
  let day: CountedDay
  let hasBar: Bool
  /// Whether there is room for the way to a coming day.
  var showsCourse = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isCounted && hasBar || showsCourse && day.hasCourse { DayBar(day.share) }
      ViewThatFits(in: .horizontal) {
        if isCounted {
          day.milestoneText
          day.briefMilestoneText
        } else {
          ForEach(day.notes.indices, id: \.self) { day.notes[$0] }
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  /// Whether the day is past and the time since is counted.
  private var isCounted: Bool { day.milestone != nil && !day.isToday && day.staleDays == nil }
}

/// A D-Day's count with the weeks and days beside the line below it.
struct DayHero: View {
  let day: CountedDay
  let size: Double

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .bottom, spacing: 16) {
        CountNumeral(day: day, size: size).fixedSize()
        Spacer(minLength: 0)
        if day.isToday || day.hasCourse {
          day.distanceText
            .font(day.isToday ? .headline : .caption)
            .foregroundStyle(day.isToday ? .primary : .secondary)
            .fixedSize()
        }
      }
      CountNumeral(day: day, size: size)
    }
  }
}

/// The title of a D-Day, with a star if it is to be celebrated.
///
/// Without colours or blocks for confetti, the star is all there is.
struct DayTitle: View {
  let day: CountedDay

  var body: some View {
    if day.isFestive {
      HStack(spacing: 8) {
        day.titleText
        FestiveStar()
      }
    } else {
      day.titleText
    }
  }
}

/// The title of a D-Day, and its date as far as it fits.
struct DayHeading: View {
  let day: CountedDay
  /// Whether there is room for confetti.
  var isFestive = false

  var body: some View {
    HStack(spacing: 16) {
      FestiveRow(isFestive: isFestive && day.isFestive) {
        DayTitle(day: day).font(.headline)
      }
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        day.dateText
        day.briefDateText
        Text(verbatim: "")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .layoutPriority(1)
    }
  }
}

/// A D-Day's progress as a bar.
struct DayBar: View {
  let share: Double

  init(_ share: Double) {
    self.share = share
  }

  var body: some View {
    Gauge(value: share, in: 0...1) {
    } currentValueLabel: {
    }
    .gaugeStyle(.accessoryLinearCapacity)
    .tint(HierarchicalShapeStyle.primary)
    .widgetAccentable()
  }
}
