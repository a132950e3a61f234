import Almanac
import Pages
import Timelines
import Views

/// A preview of a D-Day's widgets, one of them as on the day itself.
struct DDayPreview: View {
  let editor: DDayEditor
  let room: PageRoom

  static let columns = 45

  var body: some View {
    VStack(alignment: .leading, spacing: 17) {
      HStack(spacing: 16) {
        Text("dday.editor.preview").bold()
        if editor.occasion == nil { Text("dday.editor.preview.none").foregroundStyle(.secondary) }
      }
      HStack(spacing: 24) {
        tile(day, .systemSmall)
        if let itself { tile(itself, .systemSmall) }
      }
      if room.rows >= 24 { tile(day, .systemMedium) }
      if room.rows >= 30 { tile(day, .accessoryRectangular) }
    }
    .lineLimit(1)
    .frame(width: Double(Self.columns) * 8, alignment: .leading)
  }

  /// The D-Day as counted today, or an example while there is no date.
  private var day: CountedDay { editor.counted(on: room.today) ?? editor.sample(on: room.today) }

  /// The D-Day as counted on the day itself; nil if that is today.
  private var itself: CountedDay? {
    day.isToday ? nil : editor.counted(on: day.day)
  }

  @ViewBuilder private func tile(_ day: CountedDay, _ family: WidgetFamily) -> some View {
    switch family {
    case .systemMedium: tile(day, columns: Self.columns) { DDayMediumView(day: day) }
    case .accessoryRectangular:
      HStack(spacing: 16) {
        DDayCircularView(day: day).frame(width: 72, height: 68)
        DDayRectangularView(day: day).frame(width: 168, height: 68)
      }
      .environment(\.widgetFamily, family)
    default: tile(day, columns: 21) { DDaySmallView(day: day) }
    }
  }

  private func tile(
    _ day: CountedDay, columns: Int, @ViewBuilder _ content: () -> some View
  ) -> some View {
    content()
      .padding(.horizontal, 16)
      .padding(.vertical, 17)
      .frame(width: Double(columns) * 8, height: 170)
      .background(DDayTint(of: day).gradient, in: RoundedRectangle(cornerRadius: 20))
      .environment(\.colorScheme, .dark)
  }
}
