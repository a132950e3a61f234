import Almanac
import Views

/// The number of a day: today on a plate, marked days in bold.
struct MonthDayView: View {
  let scene: MonthScene
  /// The day's number.
  let day: Int
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @Environment(\.widgetRenderingMode) private var mode

  /// Two digits.
  static let width = 16.0

  var body: some View {
    number.frame(width: Self.width, alignment: .trailing)
  }

  @ViewBuilder private var number: some View {
    if day == scene.today.number {
      text.bold().foregroundStyle(.white)
        .background { TodayPlate().fill(Color("MonthToday")).frame(width: 32, height: 17) }
        .widgetAccentable()
    } else if isMarked {
      text.bold()
        .underline(isWithoutColor || mode != .fullColor)
        .foregroundStyle(Color("MonthDay"))
        .widgetAccentable()
    } else if !scene.grid.holds(day) {
      text.foregroundStyle(.tertiary)
    } else if let color {
      text.foregroundStyle(color)
    } else {
      text
    }
  }

  private var text: Text { Text(verbatim: String(CivilDay(number: day).day)) }

  private var marks: [MarkedDay] { scene.marks[day] ?? [] }

  /// Whether a D-Day marks it. The days of others are private; holidays aren't.
  private var isMarked: Bool {
    !redactionReasons.hideWhatIsKnown && marks.contains { !$0.isHoliday }
  }

  private var color: Color? {
    marks.contains(where: \.isHoliday)
      ? Color("MonthHoliday") : scene.color(of: CivilDay(number: day).weekday)
  }
}

/// A rectangle that reaches half a column beyond two digits.
private struct TodayPlate: Shape {
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: rect.width / 8, dy: 0)) }
}
