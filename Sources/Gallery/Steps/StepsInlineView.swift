import Views

/// Today's steps on one row.
struct StepsInlineView: View {
  let week: StepWeek

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if week.today == nil {
        Text("steps.inline.unknown")
      } else {
        Text("steps.inline.full \(week.count) \(week.percent)")
        Text("steps.inline \(week.count)")
      }
      week.briefCount
    }
    .lineLimit(1)
  }
}
