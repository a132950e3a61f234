import Almanac
import Timelines
import Views

/// A month with a row for each week, to be read from afar.
struct MonthStandByView: View {
  let scene: MonthScene
  @Environment(\.displayScale) private var scale

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      StandByText([scene.monthText], weight: .semibold)
        .foregroundStyle(Color("MonthFarToday"))
        .widgetAccentable()
        .padding(.bottom, 5)
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          ForEach(scene.grid.weekStart.weekdays, id: \.self) {
            WeekdayName(scene: scene, weekday: $0, onBlack: true).frame(maxWidth: .infinity)
          }
        }
        // Drawn numbers would touch the letters.
        GridRow { Rectangle().fill(.clear).frame(width: 0, height: Self.gap) }
        ForEach(scene.grid.weeks, id: \.self) { week in
          GridRow { ForEach(week, id: \.self) { cell(of: $0) } }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func cell(of day: Int) -> some View {
    Group {
      if scene.grid.holds(day) {
        MonthStandByDay(scene: scene, day: day, size: isDrawn ? Self.drawn : Self.written)
      } else {
        Text(verbatim: "")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Whether there is room for numbers of three rows.
  private var isDrawn: Bool { Self.drawn * scale >= Self.leastScaled }

  private static let gap = 5.0
  private static let drawn = 13.2
  private static let written = 8.0
  private static let leastScaled = 35.0
}

/// The number of a day: today on a plate, marked days in bold.
private struct MonthStandByDay: View {
  let scene: MonthScene
  /// The day's number.
  let day: Int
  let size: Double
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    if day == scene.today.number {
      text(.bold).foregroundStyle(Color("MonthFarToday")).widgetAccentable()
    } else if isMarked {
      text(.bold).foregroundStyle(Color("DDayAccent")).widgetAccentable()
    } else if let color {
      text(.regular).foregroundStyle(color)
    } else {
      text(.regular)
    }
  }

  private func text(_ weight: Font.Weight) -> some View {
    Text(verbatim: String(CivilDay(number: day).day))
      .font(.system(size: size, weight: weight).width(.condensed))
  }

  private var marks: [MarkedDay] { scene.marks[day] ?? [] }

  /// Whether a D-Day marks it. The days of others are private; holidays aren't.
  private var isMarked: Bool {
    !redactionReasons.hideWhatIsKnown && marks.contains { !$0.isHoliday }
  }

  private var color: Color? {
    marks.contains(where: \.isHoliday)
      ? Color("Late") : scene.color(of: CivilDay(number: day).weekday, onBlack: true)
  }
}

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
