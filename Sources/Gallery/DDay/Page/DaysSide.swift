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
