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
      StandByCard(entry.clock.main.name) {
        ClockPeriod(time: entry.moment.time).font(.headline)
      } hero: {
        ClockHero(
          time: entry.moment.time, size: StandByHero.size, isOwn: entry.clock.isOwn,
          weight: entry.clock.weight)
      } first: {
        StandByText([entry.longDateText, entry.dateText], weight: .semibold)
      } second: {
        if entry.clock.isOwn {
          WhereDrawn {
            StandByText([SunCourse(entry).map { entry.briefSunText($0) }], weight: .regular)
          }
        } else {
          StandByText([distance], weight: .regular)
        }
      } foot: {
        sunText?.foregroundStyle(.secondary)
      }
    }
  }

  private var sunText: Text? { SunCourse(entry).map { entry.sunText($0) } }

  /// How far another place is from here.
  private var distance: Text {
    entry.distanceText(of: entry.clock.main, from: entry.clock.own)
  }
}
