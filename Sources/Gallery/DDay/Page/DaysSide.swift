import Almanac
import DDays
import Pages
import System
import Views

/// The focused day: its count, its milestones, and the year in which it is.
struct DaysSide: View {
  let page: DaysPage
  let plan: DaysPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 17) {
      if let day = page.item?.day {
        DayCard(day: day, columns: plan.sideColumns, rows: rows.day)
        if rows.milestones > 0 { milestones(of: day) }
      } else {
        withoutDay
      }
      if rows.year > 0 {
        YearCard(page: page, room: room(rows.year))
      }
    }
    .lineLimit(1)
  }

  /// What is said where no day has the focus.
  @ViewBuilder private var withoutDay: some View {
    if page.days.count == 0, page.list.query.isEmpty {
      PageCard(Text("dday.page.none"), in: room(rows.day)) { Text("dday.page.none.hint") }
    } else if page.list.sections.isEmpty {
      PageCard(Text("dday.page.nothing"), in: room(rows.day)) { EmptyView() }
    } else {
      PageCard(Text("dday.page.removed"), in: room(rows.day)) { Text("dday.page.removed.hint") }
    }
  }

  private var rows: (day: Int, milestones: Int, year: Int) { plan.sideRows }

  private func room(_ rows: Int) -> CardRoom { CardRoom(columns: plan.sideColumns, rows: rows) }

  private func milestones(of day: CountedDay) -> some View {
    PageCard(Text("dday.page.milestones"), in: room(rows.milestones)) {
      VStack(alignment: .leading, spacing: isAiry ? 17 : 0) {
        if shown(of: day).isEmpty { Text("dday.page.milestones.none").foregroundStyle(.secondary) }
        ForEach(shown(of: day), id: \.self) { milestone in
          HStack(spacing: 0) {
            Image(systemName: milestone.day < day.today ? "checkmark" : "circle")
              .foregroundStyle(milestone.day < day.today ? Color.green : Color("DDayAccent"))
              .frame(width: .columns(3), alignment: .leading)
            milestone.text.bold().frame(width: .columns(14), alignment: .leading)
            milestone.day.text(.full).foregroundStyle(.secondary)
            Spacer(minLength: 8)
            milestone.countText(from: day.today).bold()
          }
        }
      }
      .padding(.top, rows.milestones >= 8 ? 17 : 0)
    }
  }

  private func shown(of day: CountedDay) -> [Milestone] {
    let most = isAiry ? (rows.milestones - 3) / 2 : rows.milestones - 4
    return Array(day.occasion.milestonesAhead(of: day.today).prefix(max(1, most)))
  }

  /// Whether empty rows separate the milestones.
  private var isAiry: Bool { rows.milestones >= 12 }
}

/// A day's count and dates, and its progress with both ends.
struct DayCard: View {
  let day: CountedDay
  let columns: Int
  let rows: Int
  @ScaledMetric private var growth = 1.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        DayTitle(day: day).font(.headline)
        Spacer(minLength: 8)
        if day.occasion.isPinned {
          Image(systemName: "star.fill").foregroundStyle(.yellow)
          Text("dday.page.pinned").foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        ForEach(sizes, id: \.self) { size in
          HStack(alignment: .center, spacing: 16) {
            CountNumeral(day: day, size: size).fixedSize()
            Spacer(minLength: 0)
            facts
          }
        }
        VStack(alignment: .leading, spacing: 0) {
          CountNumeral(day: day, size: min(44, usual))
          facts
        }
      }
      Spacer(minLength: 0)
      if rows >= Self.leastForNote, !day.occasion.note.isBlank { note }
      CourseScale(day: day)
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
    .padding(.vertical, 17)
    .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
    .background(DDayTint(of: day).gradient, in: RoundedRectangle(cornerRadius: 20))
    .environment(\.colorScheme, .dark)
    .accessibilityLabel(day.reading)
  }

  /// The fewest rows in which the note leaves enough of the count.
  private static let leastForNote = 10

  private var note: some View {
    Text(verbatim: day.occasion.note)
      .foregroundStyle(.secondary)
      .lineLimit(rows >= 18 ? 3 : 1)
      .padding(.bottom, .rows(1))
  }

  /// The sizes of the count to try, largest first: as high as the card, and the usual one.
  private var sizes: [Double] {
    let most = Double(max(1, rows - 5)) * 12
    let grown = growth > 1 ? [min(growth * usual, max(most, usual))] : []
    return grown + (usual > 120 ? [usual, 120] : [usual]).map { min(1, growth) * $0 }
  }

  private var usual: Double {
    rows >= 26 ? 192 : rows >= 18 ? 120 : rows >= 16 ? 96 : rows >= 12 ? 72 : 44
  }

  private var facts: some View {
    VStack(alignment: .leading, spacing: 0) {
      day.day.text(.full).bold()
      day.rhythm.foregroundStyle(.secondary)
      day.distanceText.foregroundStyle(.secondary)
      day.ageText?.foregroundStyle(.secondary)
      if day.day != day.occasion.rule.start {
        Text("dday.from \(day.occasion.rule.start.text(.long))").foregroundStyle(.secondary)
      }
    }
    .fixedSize()
  }
}

/// A day's progress, with what is at both ends of it.
struct CourseScale: View {
  let day: CountedDay

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DayBar(day.share)
      HStack(spacing: 8) {
        start
        Spacer(minLength: 8)
        end
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  private var start: Text {
    if let milestone = day.milestoneText { return milestone }
    if let course = day.course {
      let last = day.today.advanced(by: -course.passed)
      return Text("dday.course.since \(last.text(.long)) \(course.passed)")
    }
    return day.isToday
      ? Text("dday.today") : Text("dday.course.ahead \(max(0, 365 - day.distance))")
  }

  private var end: Text {
    if let milestone = day.milestone { return milestone.day.text(.brief) }
    if let course = day.course { return Text("dday.days \(course.whole)") }
    return day.day.text(day.distance < 365 ? .brief : .long)
  }
}

/// The days of this year by weeks: those that have passed, today, and those that are counted.
struct YearCard: View {
  let page: DaysPage
  let room: CardRoom

  var body: some View {
    PageCard(Text("dday.page.year \(String(today.year))"), in: room) {
      Text("dday.page.year.day \(index(of: today) + 1) \(length - index(of: today) - 1)")
        .foregroundStyle(.secondary)
    } content: {
      VStack(alignment: .leading, spacing: 0) {
        months
        grid.frame(width: .columns(weeks * weekColumns), height: .rows(7))
        legend
      }
    }
  }

  private var today: CivilDay { page.days.today }

  private var start: CivilDay { CivilDay(year: today.year, month: 1, day: 1) ?? today }

  private var length: Int { start.adding(months: 12).number - start.number }

  /// The weekday of the first day, from 0 on.
  private var offset: Int { start.weekday.rawValue - 1 }

  private var weeks: Int { (length + offset + 6) / 7 }

  private var weekColumns: Int { room.innerColumns >= 2 * weeks ? 2 : 1 }

  private func index(of day: CivilDay) -> Int { day.number - start.number }

  private var months: some View {
    HStack(spacing: 0) {
      ForEach(0..<6) { number in
        let (first, next) = (column(ofMonth: number * 2), column(ofMonth: number * 2 + 2))
        name(ofMonth: number * 2 + 1)
          .foregroundStyle(number == (today.month - 1) / 2 ? .primary : .secondary)
          .frame(width: .columns(next - first), alignment: .leading)
      }
    }
  }

  private func name(ofMonth month: Int) -> Text {
    let key = "date.month.\(month).abbreviated"
    return Text(LocalizedStringKey(key))
  }

  private func column(ofMonth month: Int) -> Int {
    (index(of: start.adding(months: month)) + offset) / 7 * weekColumns
  }

  private var grid: some View {
    ZStack(alignment: .topLeading) {
      dots(Set(0..<index(of: today)).subtracting(marked)).fill(Color("DDayAccent"))
      dots(Set(index(of: today) + 1..<length).subtracting(marked)).fill(.primary.opacity(0.25))
      ForEach(groups, id: \.name) { group in
        dots(group.days).fill(DDayTint.color(of: group.name)).widgetAccentable()
      }
      dots(chosen.map { [$0] } ?? []).fill(Color.yellow)
      dots([index(of: today)]).fill(.primary)
    }
  }

  /// The focused day, if it is in this year.
  private var chosen: Int? {
    page.item.map { index(of: $0.day.day) }.flatMap { 0..<length ~= $0 ? $0 : nil }
  }

  private var marked: Set<Int> { Set(groups.flatMap(\.days)).union(chosen.map { [$0] } ?? []) }

  /// The days of each group in this year, and those without a group.
  private var groups: [DayCollection.YearGroup] {
    page.days.year.map { group in
      .init(name: group.name, days: group.days.subtracting(chosen.map { [$0] } ?? []))
    }
    .filter { !$0.days.isEmpty }
  }

  private func dots(_ days: Set<Int>) -> YearDots {
    YearDots(days: days, offset: offset, weeks: weeks)
  }

  private var legend: some View {
    ViewThatFits(in: .horizontal) {
      ForEach((0...min(4, groups.count)).reversed(), id: \.self) { count in
        HStack(spacing: 16) {
          sign(Text("dday.page.year.today"), .primary)
          if chosen != nil, let day = page.item?.day { sign(day.titleText, .yellow) }
          ForEach(groups.prefix(count), id: \.name) { group in
            sign(
              group.name.isEmpty ? Text("dday.group.none") : Text(verbatim: group.name),
              DDayTint.color(of: group.name))
          }
        }
      }
    }
  }

  private func sign(_ name: Text, _ color: Color) -> some View {
    HStack(spacing: 8) {
      Image(systemName: "circle.fill").foregroundStyle(color)
      name.foregroundStyle(.secondary)
    }
  }
}

extension DDayTint {
  /// The colour of the days of a group on a page.
  fileprivate static func color(of group: String) -> Color {
    group.isEmpty ? Color("DDayAccent") : DDayTint(ofGroup: group).accent
  }
}

/// Days of a year as dots, a week in each column.
private struct YearDots: Shape {
  let days: Set<Int>
  let offset: Int
  let weeks: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let (width, height) = (rect.width / Double(max(1, weeks)), rect.height / 7)
    for day in days {
      let place = day + offset
      path.addRect(
        CGRect(
          x: rect.minX + Double(place / 7) * width, y: rect.minY + Double(place % 7) * height,
          width: width / 2, height: height / 3))
    }
    return path
  }
}
