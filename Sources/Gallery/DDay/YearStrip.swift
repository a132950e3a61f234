import Almanac
import Views

/// The twelve months from this one on as a line, with a mark on it for each day.
struct YearStrip: View {
  let today: CivilDay
  let days: [CivilDay]
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack(alignment: .leading) {
        Line().fill(.primary.opacity(0.25))
        Marks(shares: shares).fill(.primary).widgetAccentable()
      }
      .frame(height: 17)
      HStack(spacing: 0) {
        // By quarters, so that the columns that are left over are spread among them.
        ForEach(0..<4) { quarter in
          HStack(spacing: 0) {
            ForEach(quarter * 3..<quarter * 3 + 3) { label(month: $0) }
          }
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .accessibilityLabel(reading)
  }

  /// What a scale of months tells by itself would be only numbers.
  private var reading: LocalizedStringKey {
    let key = "date.month.\(start.month).wide"
    let month = Text(LocalizedStringKey(key))
    return "dday.year \(String(start.year)) \(month) \(shares.count)"
  }

  private func label(month: Int) -> some View {
    Text(verbatim: String(start.adding(months: month).month))
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var start: CivilDay {
    CivilDay(year: today.year, month: today.month, day: 1) ?? today
  }

  private var shares: [Double] {
    guard !redactionReasons.hideWhatIsKnown else { return [] }
    return Set(days).map { share(of: $0) }.filter { share(of: today) <= $0 && $0 < 1 }
  }

  private func share(of day: CivilDay) -> Double {
    let length = start.adding(months: 12).number - start.number
    return Double(day.number - start.number) / Double(max(1, length))
  }

  /// A third of a row high.
  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path(rect.insetBy(dx: 0, dy: rect.height / 3))
    }
  }

  /// Marks as high as the row.
  private struct Marks: Shape {
    let shares: [Double]

    func path(in rect: CGRect) -> Path {
      var path = Path()
      for share in shares {
        let column = (share * rect.width / 4).rounded(.down) * 4
        path.addRect(CGRect(x: rect.minX + column, y: rect.minY, width: 4, height: rect.height))
      }
      return path
    }
  }
}
