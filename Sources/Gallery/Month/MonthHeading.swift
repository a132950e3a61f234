import Views

/// The month, and today beside it.
struct MonthHeading: View {
  let scene: MonthScene
  var showsYear = false
  /// Whether today's lunar day is shown if there is room.
  var showsLunar = false

  var body: some View {
    HStack(spacing: 8) {
      (showsYear ? scene.yearText : scene.monthText).bold()
        .foregroundStyle(Color("MonthHoliday"))
        .widgetAccentable()
        .fixedSize()
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        if showsLunar, let lunar = scene.lunarText {
          scene.todayText + Text(verbatim: ", ") + lunar
        }
        scene.todayText
        Text(verbatim: "")
      }
      .bold()
    }
  }
}
