import DDays
import Pages
import Views

/// The public holidays of a year, below their year and the regions to choose from.
struct HolidaysView: View {
  let page: HolidaysPage
  let room: PageRoom

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading.padding(.bottom, 17)
      ListView(page.list, columns: room.holidayColumns, rows: room.holidayRows) { _, _ in
        EmptyView()
      } row: { id, isFocused in
        if let holiday = page.holidays[id] { row(holiday, isFocused) }
      }
      told.frame(height: .rows(2), alignment: .bottomLeading)
    }
    .lineLimit(1)
    .frame(width: .columns(room.holidayColumns), alignment: .leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  /// The fewest columns in which a count leaves enough room for the name.
  private static let leastForCount = 50

  private var heading: some View {
    HStack(spacing: 16) {
      HStack(spacing: 0) {
        Pressable(.press(HolidaysPage.earlierButton)) {
          Image(systemName: "chevron.left").padding(.horizontal, 8)
        }
        Text("dday.page.year \(String(page.choice.year))").bold()
        Pressable(.press(HolidaysPage.laterButton)) {
          Image(systemName: "chevron.right").padding(.horizontal, 8)
        }
      }
      .fixedSize()
      Spacer(minLength: 0)
      ForEach(Array(HolidayRegion.allCases.enumerated()), id: \.offset) { index, region in
        Pressable(.press(index + 1)) {
          HStack(spacing: 8) {
            Text(verbatim: "\(index + 1)").bold()
            region.text
          }
          .padding(.horizontal, 8)
          .background(Color.primary.opacity(region == page.choice.region ? 0.22 : 0.08))
        }
      }
    }
  }

  private func row(_ holiday: HolidayDay, _ isFocused: Bool) -> some View {
    HStack(spacing: 16) {
      holiday.day.text(.brief).foregroundStyle(.secondary)
        .frame(width: .columns(12), alignment: .trailing)
      isFocused ? holiday.text.bold() : holiday.text
      Spacer(minLength: 0)
      if room.holidayColumns >= Self.leastForCount {
        Text(verbatim: DayCount(from: page.today, to: holiday.day).symbol ?? "")
          .bold()
          .foregroundStyle(holiday.day < page.today ? .secondary : Color.red)
          .fixedSize()
      }
    }
    .padding(.trailing, 8)
  }

  /// What was done, what isn't known, or the law behind the focused day.
  @ViewBuilder private var told: some View {
    if page.added != nil, page.added == page.list.item {
      Text("dday.page.added").foregroundStyle(.green)
    } else if page.choice.year < page.choice.region.firstYear {
      Text("dday.holidays.early \(String(page.choice.region.firstYear))")
        .foregroundStyle(.secondary)
    } else if let holiday = page.holiday {
      Text(LocalizedStringKey(holiday.sourceKey)).foregroundStyle(.secondary).lineLimit(2)
    } else {
      Text(verbatim: "")
    }
  }
}

extension HolidayRegion {
  var text: Text {
    let key = "dday.region.\(rawValue)"
    return Text(LocalizedStringKey(key))
  }
}

extension HolidayDay {
  fileprivate var text: Text {
    let key = "holiday.\(name)"
    let name = Text(LocalizedStringKey(key))
    return switch part {
    case .feast, .election: name
    case .dayOff: Text("holiday.off \(name)")
    case .substitute: Text("holiday.substitute \(name)")
    }
  }
}
