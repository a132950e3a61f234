import DDays
import Views

/// A D-Day's progress as a bar with text below.
struct DayCourse: View {
  let day: CountedDay

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DayBar(day.share)
      HStack(spacing: 8) {
        ViewThatFits(in: .horizontal) {
          start
          Text(verbatim: "")
        }
        Spacer(minLength: 0)
        end
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  private var start: Text {
    if let milestone = day.milestoneText { return milestone }
    if let course = day.course { return Text("dday.passed \(course.passed)") }
    return day.isToday ? Text(verbatim: "") : day.distanceText
  }

  /// The date of the day itself stands in the heading.
  private var end: Text {
    if let milestone = day.milestone { return milestone.day.text(.brief) }
    if let course = day.course { return Text("dday.days \(course.whole)") }
    return Text(verbatim: "")
  }
}
