import Store
import Diary
import Views

/// The most urgent timer on one row.
struct TimerInlineView: View {
  let entry: TimerEntry

  var body: some View {
    if let timer = entry.timers.first {
      ViewThatFits(in: .horizontal) {
        timer.nameText + Text(verbatim: " ") + timer.countText(at: entry.date)
        timer.countText(at: entry.date)
      }
    } else {
      Text("timer.none")
    }
  }
}
