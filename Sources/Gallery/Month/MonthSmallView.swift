import Almanac
import Timelines
import Views

/// The month with a column for each week, or today alone.
struct MonthSmallView: View {
  let entry: MonthEntry
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    if scene.aspect == .today {
      TodayView(scene: scene).padding(margins)
    } else {
      ViewThatFits(in: .horizontal) {
        weeks.padding(margins)
        // Six weeks take a column of each margin.
        weeks.padding(narrow)
        TodayView(scene: scene).padding(margins)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private var scene: MonthScene { entry.scene }

  private var weeks: some View {
    ViewThatFits(in: .vertical) {
      MonthWeeks(scene: scene, gap: 17, step: 34)
      MonthWeeks(scene: scene, gap: 17)
      MonthWeeks(scene: scene)
      TodayView(scene: scene)
    }
    .frame(minWidth: least, idealWidth: least, maxWidth: .infinity)
  }

  /// The width of the weeks at their closest.
  private var least: Double {
    (scene.isKorean ? 16 : 8) + Double(scene.grid.weekCount) * (MonthDayView.width + 8) - 8
  }

  private var narrow: EdgeInsets {
    EdgeInsets(
      top: margins.top, leading: max(0, margins.leading - 8), bottom: margins.bottom,
      trailing: max(0, margins.trailing - 8))
  }
}

/// A month with a column for each week, under its name; the weeks lie as far apart as there is room.
private struct MonthWeeks: View {
  let scene: MonthScene
  /// The room below its name.
  var gap = 0.0
  /// The height of a row.
  var step = 17.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      MonthHeading(scene: scene).padding(.bottom, gap)
      ForEach(0..<7) { day in
        HStack(spacing: 0) {
          WeekdayName(scene: scene, weekday: scene.grid.weekStart.weekdays[day])
            .frame(width: scene.isKorean ? 16 : 8, alignment: .leading)
          Spacer(minLength: 0)
          ViewThatFits(in: .horizontal) {
            ForEach([32.0, 24, 16, 8], id: \.self) { weeks(on: day, gap: $0) }
          }
        }
        .frame(height: day < 6 ? step : 17, alignment: .top)
      }
    }
  }

  /// The days of one name, equally far apart in all weeks.
  private func weeks(on day: Int, gap: Double) -> some View {
    HStack(spacing: gap) { ForEach(scene.grid.weeks, id: \.self) { cell($0[day]) } }
  }

  @ViewBuilder private func cell(_ day: Int) -> some View {
    if scene.grid.holds(day) {
      MonthDayView(scene: scene, day: day)
    } else {
      Text(verbatim: "").frame(width: MonthDayView.width)
    }
  }
}

/// The month beside the days that come next.
struct MonthMediumView: View {
  let entry: MonthEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      whole(step: 34)
      whole(step: 17)
      TodayView(scene: scene)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var scene: MonthScene { entry.scene }

  private func whole(step: Double) -> some View {
    HStack(alignment: .top, spacing: 8) {
      VStack(alignment: .leading, spacing: scene.grid.weekCount < 6 ? 17 : 0) {
        MonthHeading(scene: scene)
        MonthColumns(scene: scene, gap: 1, step: step)
      }
      .frame(width: MonthColumns.width(gap: 1))
      Divider()
      if scene.coming.isEmpty {
        TodayView(scene: scene)
      } else {
        ViewThatFits(in: .vertical) {
          if step > 17 { list(6, gap: 17) }
          list(3, gap: 17)
          list(3, gap: 0)
          list(2, gap: 0)
          list(1, gap: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  private func list(_ count: Int, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(Array(scene.coming.prefix(count)), id: \.self) { ComingRows(scene: scene, day: $0) }
    }
  }
}

/// The month above the days that come next.
struct MonthLargeView: View {
  let entry: MonthEntry

  var body: some View {
    ViewThatFits {
      if !scene.coming.isEmpty {
        whole(step: 34, rowGap: 17, count: 6)
        ForEach([6, 5, 4], id: \.self) { whole(rowGap: 17, count: $0) }
        whole(rowGap: 0, count: 4)
      }
      ForEach([2, 0], id: \.self) { whole(rowGap: 0, count: $0) }
      MonthMediumView(entry: entry)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var scene: MonthScene { entry.scene }

  private func whole(step: Double = 17, rowGap: Double, count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      MonthHeading(scene: scene, showsLunar: true).padding(.bottom, 17)
      MonthColumns(scene: scene, gap: 1, isSpread: true, step: step, showsOthers: true)
      if count > 0, !scene.coming.isEmpty {
        Divider()
        VStack(alignment: .leading, spacing: rowGap) {
          ForEach(Array(scene.coming.prefix(room(upTo: count, rowGap: rowGap))), id: \.self) {
            ComingRow(scene: scene, day: $0)
          }
        }
      }
    }
  }

  /// More days fit below a month of fewer weeks, and without gaps.
  private func room(upTo count: Int, rowGap: Double) -> Int {
    count + (rowGap > 0 ? 0 : 6 - scene.grid.weekCount)
  }
}

/// The month, and today beside it.
struct MonthHeading: View {
  let scene: MonthScene
  var showsYear = false
  /// Whether today's lunar day is shown if there is room.
  var showsLunar = false

  var body: some View {
    HStack(spacing: 8) {
      (showsYear ? scene.yearText : scene.monthText).bold()
        .foregroundStyle(Color("MonthHoliday"))
        .widgetAccentable()
        .fixedSize()
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        if showsLunar, let lunar = scene.lunarText {
          scene.todayText + Text(verbatim: ", ") + lunar
        }
        scene.todayText
        Text(verbatim: "")
      }
      .bold()
    }
  }
}

/// Today's number with its weekday, its lunar day and what comes next.
struct TodayView: View {
  let scene: MonthScene
  @ScaledMetric private var numeral = 48.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      full(numeral, rows: numeral.heroRows, gap: 17, noteCount: 2)
      full(numeral, rows: numeral.heroRows, noteCount: 2)
      full(48, rows: 4, noteCount: 2)
      full(48, rows: 4, noteCount: 1)
      full(36, rows: 3, noteCount: 1)
      full(36, rows: 3, noteCount: 0)
      scene.todayText.bold()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func full(
    _ size: Double, rows: Double, gap: Double = 0, noteCount: Int
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      scene.name(of: scene.today.weekday, "wide").bold()
        .foregroundStyle(Color("MonthHoliday"))
        .widgetAccentable()
      Text(verbatim: String(scene.today.day))
        .font(.system(size: size, weight: .bold))
        .contentTransition(.numericText(value: Double(scene.today.day)))
        .frame(height: rows * 17, alignment: .topLeading)
        .padding(.top, gap)
      Spacer(minLength: 0)
      if noteCount > 1 { (scene.lunarText ?? scene.monthText).foregroundStyle(.secondary) }
      if noteCount > 0 { next }
    }
  }

  @ViewBuilder private var next: some View {
    if let day = scene.coming.first {
      ViewThatFits(in: .horizontal) {
        (day.count(from: scene.today) + Text(verbatim: " ") + day.title)
        day.title
      }
      .bold()
      .privacySensitive()
    } else {
      Text(verbatim: "")
    }
  }
}

/// A day that comes, on two rows: its title, then its date and how far away it is.
struct ComingRows: View {
  let scene: MonthScene
  let day: MarkedDay

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        ComingMark(day: day)
        day.title.bold()
      }
      HStack(spacing: 8) {
        day.day.text(.brief).foregroundStyle(.secondary)
        Spacer(minLength: 0)
        day.count(from: scene.today).foregroundStyle(day.color).widgetAccentable()
      }
    }
    .privacySensitive(!day.isHoliday)
  }
}

/// A day that comes, on one row.
struct ComingRow: View {
  let scene: MonthScene
  let day: MarkedDay

  var body: some View {
    HStack(spacing: 8) {
      day.count(from: scene.today).bold()
        .foregroundStyle(day.color)
        .widgetAccentable()
        .frame(width: 48, alignment: .leading)
      ComingMark(day: day)
      day.title.frame(maxWidth: .infinity, alignment: .leading)
      day.day.text(.brief).foregroundStyle(.secondary).fixedSize()
    }
    .privacySensitive(!day.isHoliday)
  }
}

/// The colour of a marked day as a dot.
struct ComingMark: View {
  let day: MarkedDay

  var body: some View {
    Image(systemName: "circle.fill")
      .foregroundStyle(day.color)
      .widgetAccentable()
      .fixedSize()
  }
}

/// A month with a row for each week.
struct MonthColumns: View {
  let scene: MonthScene
  /// The columns between two days, or the fewest.
  let gap: Int
  /// Whether the days take all the room across.
  var isSpread = false
  /// The height of a week.
  var step = 17.0
  /// Whether the days before and after the month are shown.
  var showsOthers = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row(scene.grid.weekStart.weekdays) { weekday in
        WeekdayName(scene: scene, weekday: weekday)
          .frame(width: MonthDayView.width, alignment: .trailing)
      }
      ForEach(scene.grid.weeks, id: \.self) { week in
        row(week) { day in
          if showsOthers || scene.grid.holds(day) {
            MonthDayView(scene: scene, day: day)
          } else {
            Text(verbatim: "").frame(width: MonthDayView.width)
          }
        }
      }
    }
  }

  private func row<Item: Hashable>(
    _ items: [Item], @ViewBuilder _ cell: @escaping (Item) -> some View
  ) -> some View {
    HStack(spacing: isSpread ? 0 : Double(gap) * 8) {
      ForEach(items, id: \.self) {
        if isSpread, $0 != items.first { Spacer(minLength: Double(gap) * 8) }
        cell($0)
      }
    }
    .frame(height: step, alignment: .top)
  }

  /// The width of a month in points.
  static func width(gap: Int) -> Double { 7 * MonthDayView.width + 48 * Double(gap) }
}

/// The short name of a weekday.
struct WeekdayName: View {
  let scene: MonthScene
  let weekday: Weekday
  var onBlack = false

  var body: some View {
    let name = scene.name(of: weekday, "narrow")
    if let color = scene.color(of: weekday, onBlack: onBlack) {
      name.foregroundStyle(color)
    } else {
      name.foregroundStyle(.secondary)
    }
  }
}
