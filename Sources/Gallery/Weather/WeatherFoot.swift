import Views
import Weather

/// What matters now, and when the weather was told and by whom beside what asks for it anew.
struct WeatherFoot: View {
  let entry: WeatherEntry

  var body: some View {
    if case .stays = entry.foresight {
      ViewThatFits(in: .horizontal) {
        whole(.timeAndSource)
        // That nothing changes matters less than of when it is.
        alone(.timeAndSource)
        alone(.nothing)
      }
    } else {
      ViewThatFits(in: .horizontal) {
        whole(.timeAndSource)
        // By whom it was told must be named wherever there is room.
        whole(.source)
        alone(.timeAndSource)
        alone(.nothing)
      }
    }
  }

  private func whole(_ detail: WeatherMark.Detail) -> some View {
    HStack(spacing: 0) {
      if let foresight = entry.foresightText { foresight.font(.caption) }
      Spacer(minLength: 8)
      mark(detail)
    }
  }

  private func alone(_ detail: WeatherMark.Detail) -> some View {
    mark(detail).frame(maxWidth: .infinity, alignment: .trailing)
  }

  private func mark(_ detail: WeatherMark.Detail) -> WeatherMark {
    WeatherMark(entry: entry, detail: detail, offersRefresh: true)
  }
}
