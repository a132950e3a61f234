import Almanac
import Timelines
import Views

/// A clock to be read from afar: a card or, where it has the screen for itself, its whole face.
struct ClockStandByView: View {
  let entry: ClockEntry
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    ViewThatFits {
      page.inRoom(of: 28, by: 9, alignment: .center)
      card.padding(margins)
    }
  }

  @ViewBuilder private var page: some View {
    switch entry.clock.face {
    case .digital: DigitalStandByView(entry: entry).padding(margins)
    case .analog: AnalogStandByView(entry: entry)
    case .world: WorldStandByView(entry: entry).padding(margins)
    case .solar:
      if let course = SunCourse(entry) {
        SolarStandByView(entry: entry, course: course)
      } else {
        DigitalStandByView(entry: entry).padding(margins)
      }
    }
  }

  @ViewBuilder private var card: some View {
    if entry.clock.face == .analog {
      ClockDial(time: entry.moment.time, hasMarks: true)
    } else {
      StandByCard(title: entry.clock.main.name, lines: lines) {
        ClockPeriod(time: entry.moment.time).font(.headline)
      } hero: {
        ClockHero(
          time: entry.moment.time, size: StandByHero.size, isOwn: entry.clock.isOwn,
          weight: entry.clock.weight)
      } foot: {
        if let course = SunCourse(entry) {
          StandByText([entry.sunText(course)], size: StandByText.note, weight: .regular)
            .foregroundStyle(.secondary)
        }
      }
    }
  }

  /// The day and, elsewhere, how far it is from here.
  private var lines: [[Text?]] {
    let place = entry.clock.main
    return [
      [entry.longDateText, entry.dateText],
      entry.clock.isOwn ? [] : [entry.distanceText(of: place, from: entry.clock.own)],
    ].filter { !$0.isEmpty }
  }
}
