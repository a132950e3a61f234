import Almanac
import Pages
import Views

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
