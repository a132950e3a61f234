import Almanac
import DDays
import System
import Diary
import Timelines
import Weather
package import WidgetIntents

extension GalleryBundle {
  /// The dependencies of the widgets, one of each for the whole program. Paths that start with `~/`
  /// are relative to `home`. Those of a program introduce it.
  package static func dependencies(
    home: String? = nil, introducing isGiven: Bool = false
  ) -> Dependencies {
    let ticks = Ticks()
    var settings = WeatherSettings()
    // Simulated by default; programs with a network replace this.
    settings.choice = .only(.simulated)
    let weather = WeatherBureau(settings, ask: nil)
    let units = WeatherUnits()
    let memory = StepMemory(home: home)
    let reminders = PageHistory<ReminderStep>()
    var dependencies = Dependencies()
    dependencies.add(dependency: reminders)
    dependencies.add(dependency: ticks)
    dependencies.add(dependency: weather)
    dependencies.add(dependency: units)
    let visited = VisitedPlaces()
    dependencies.add(dependency: visited)
    let offer = NotifyOffer.none
    dependencies.add(dependency: offer)
    let unit = KeptUnit { _ in }
    dependencies.add(dependency: unit)
    dependencies.add(dependency: memory)
    let drinks = PageHistory<DrinkStep>()
    dependencies.add(dependency: drinks)
    let days = PageHistory<DayChange>()
    dependencies.add(dependency: days)
    let home = HomeFolder(path: home)
    dependencies.add(dependency: home)
    // By default as in most of the world; programs that know the locale replace this.
    dependencies.add(dependency: WeekStart.monday)
    let opener = PageOpener(nil)
    dependencies.add(dependency: opener)
    let introduction = Introduction.Choice(isGiven: isGiven)
    dependencies.add(dependency: introduction)
    let asker = CalendarAsker.nowhere
    dependencies.add(dependency: asker)
    return dependencies
  }
}
