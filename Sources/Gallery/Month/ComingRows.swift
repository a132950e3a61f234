import Almanac
import Views

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
