import Timelines
import Views

/// The only row beside the tiles on a low screen: the time, how old that is what a failing widget
/// shows, the keys without which one is lost, and the page.
struct BriefFooter: View {
  let status: Status
  /// How the asking for the focused widget goes.
  let standing: Standing?
  let hints: Hints

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach((0...hints.brief.count).reversed(), id: \.self) { count in
        row(hints.brief.suffix(count))
      }
      HStack {
        time
        trouble
      }
      time
    }
    .lineLimit(1)
  }

  private func row(_ hints: ArraySlice<HintView>) -> some View {
    HStack(spacing: 8) {
      HStack {
        time
        trouble
      }
      .layoutPriority(1)
      HStack(spacing: 24) {
        ForEach(hints, id: \.name) { $0 }
      }
      .frame(maxWidth: .infinity)
      if let number = status.pageNumber {
        Text(verbatim: number).foregroundStyle(.secondary).layoutPriority(1)
      }
    }
    .padding(.horizontal, 8)
  }

  @ViewBuilder private var trouble: some View {
    if let standing, standing.isFailing {
      AgeText(lastNews: standing.answered).foregroundStyle(Color.warning)
    }
  }

  private var time: some View {
    Text(.currentDate, format: .dateTime.hour().minute()).bold()
  }
}
