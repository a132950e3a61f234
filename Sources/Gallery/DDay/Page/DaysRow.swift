import Almanac
import DDays
import Pages
import Views

/// A day in the list: its pin, its count, its title and its date.
struct DaysRow: View {
  let item: DayItem
  let columns: Int
  let isFocused: Bool

  var body: some View {
    HStack(spacing: 0) {
      star.frame(width: .columns(2), alignment: .leading)
      count
        .foregroundStyle(color)
        .widgetAccentable()
        .frame(width: .columns(countColumns), alignment: .trailing)
      title.padding(.leading, 16)
      Spacer(minLength: 8)
      if hasDate { date.foregroundStyle(.secondary).fixedSize().padding(.trailing, 8) }
    }
    .lineLimit(1)
    .accessibilityLabel(item.day.reading)
  }

  /// The columns of a count, enough for ten thousand days where there is room.
  private var countColumns: Int { columns >= Self.leastForWords ? 10 : 7 }
  private static let leastForWords = 44
  /// The fewest columns in which a milestone stands beside the title.
  private static let leastForMilestone = 60
  /// The fewest columns in which a date leaves enough room for the title.
  private static let leastForDate = 36

  private var hasDate: Bool { columns >= Self.leastForDate }

  /// The count, in signs where there may be no room for its words.
  @ViewBuilder private var count: some View {
    if columns >= Self.leastForWords {
      item.day.countText.bold()
    } else {
      ViewThatFits(in: .horizontal) {
        item.day.countText.bold().fixedSize()
        Text(verbatim: DayCount(from: item.day.today, to: item.day.day).symbol ?? "").bold()
      }
    }
  }

  @ViewBuilder private var star: some View {
    if item.isPinned {
      Image(systemName: "star.fill").foregroundStyle(.yellow)
    } else {
      Text(verbatim: "")
    }
  }

  private var title: some View {
    HStack(spacing: 8) {
      (isFocused ? name.bold() : name).layoutPriority(1)
      ViewThatFits(in: .horizontal) {
        note?.foregroundStyle(.secondary)
        Text(verbatim: "")
      }
    }
  }

  private var name: Text {
    if case .holiday(let holiday, let last) = item.sort, last != holiday.day {
      Text("dday.page.span \(item.day.titleText)")
    } else {
      item.day.titleText
    }
  }

  /// The calendar that it comes from, its lunar date, the milestone that it is, or the next one.
  private var note: Text? {
    if case .dday(calendar: let calendar?) = item.sort {
      let name = Text(verbatim: calendar)
      return item.day.ageText.map { name + Text(verbatim: ", ") + $0 } ?? name
    }
    let rule = item.day.occasion.rule
    if case .lunarYearly(let lunar) = rule.recurrence {
      return lunar.isLeapMonth
        ? Text("dday.page.lunar.leap \(lunar.month) \(lunar.day)")
        : Text("dday.page.lunar \(lunar.month) \(lunar.day)")
    }
    return item.day.yearsText ?? (columns >= Self.leastForMilestone ? item.day.milestoneText : nil)
  }

  private var date: Text {
    if case .holiday(let holiday, let last) = item.sort, last != holiday.day {
      return holiday.day.text(.brief) + Text(verbatim: " - ") + last.text(.brief)
    }
    let day = item.day
    return day.day.text(day.day.year == day.today.year || day.distance < 180 ? .brief : .long)
  }

  private var color: Color {
    if item.isHoliday { return .red }
    return item.isRemoved ? .secondary : DDayTint.color(of: item.day)
  }
}

extension DDayTint {
  /// The colour in which the count of a D-Day stands out on a page.
  static func color(of day: CountedDay) -> Color {
    day.group.isEmpty ? Color("DDayAccent") : DDayTint(ofGroup: day.group).accent
  }

  /// The colour of the texts of a group.
  var accent: Color {
    switch self {
    case .violet: Color("DDayAccent")
    case .rose, .festive: .pink
    case .teal: .cyan
    case .forest: .green
    case .plum: .purple
    case .amber: .orange
    }
  }
}

/// The buttons below the list, as many as fit on its rows.
struct DaysButtons: View {
  let page: DaysPage
  let rows: Int

  var body: some View {
    if rows > 1 {
      VStack(alignment: .leading, spacing: rows > 2 ? 17 : 0) {
        HStack(spacing: 16) {
          if isAdded { added }
          home
        }
        ViewThatFits(in: .horizontal) {
          if page.offersNotices {
            HStack(spacing: 16) {
              files
              notices
            }
          }
          HStack(spacing: 16) { files }
        }
      }
    } else if isAdded {
      buttonsOfNew
    } else {
      buttons
    }
  }

  private var added: some View {
    Text(page.isRestored ? "dday.page.restored" : "dday.page.added").foregroundStyle(.green)
  }

  private var buttonsOfNew: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) {
        added
        home
        files
      }
      HStack(spacing: 16) {
        added
        home
        importing
      }
      HStack(spacing: 8) {
        added
        home
      }
      home
    }
  }

  private var buttons: some View {
    ViewThatFits(in: .horizontal) {
      if page.offersNotices {
        HStack(spacing: 16) {
          home
          files
          notices
        }
        HStack(spacing: 8) {
          home
          notices
        }
      }
      HStack(spacing: 16) {
        home
        files
      }
      HStack(spacing: 8) {
        home
        importing
      }
      if hasHome { home } else { importing }
    }
  }

  private var isAdded: Bool { page.added != nil && page.added == page.list.item }

  private var hasHome: Bool { page.item.map { !$0.isRemoved && $0.day.id != nil } ?? false }

  @ViewBuilder private var home: some View {
    if hasHome, page.list.item.map(page.placed.contains) == true {
      Text("dday.page.placed").foregroundStyle(.secondary)
    } else if hasHome {
      button(.home, "dday.page.home", isMain: isAdded)
    }
  }

  @ViewBuilder private var files: some View {
    importing
    button(.exporting, "dday.page.export", isMain: false)
    button(.calendars, "dday.page.calendars", isMain: false)
  }

  private var notices: some View { button(.notices, "dday.page.notices", isMain: false) }

  private var importing: some View { button(.importing, "dday.page.import", isMain: false) }

  private func button(
    _ button: DaysPage.Button, _ name: LocalizedStringKey, isMain: Bool
  ) -> some View {
    Pressable(.press(button.rawValue)) {
      HStack(spacing: 8) {
        Text(verbatim: "\(button.rawValue)").bold()
        Text(name)
      }
      .padding(.horizontal, 8)
      .background(isMain ? Color.accentColor.opacity(0.5) : Color.primary.opacity(0.1))
    }
  }
}
