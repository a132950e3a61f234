package import Almanac
import DDays
import Diary
package import FoundationEssentials
package import Pages
import System
package import Timelines
package import Weather
package import WidgetIntents

/// The built-in widgets.
package struct GalleryBundle: WidgetBundle {
  package init() {}

  package var body: some Widget {
    WeatherWidget()
    ClockWidget()
    DDayWidget()
    MonthWidget()
    ReminderWidget()
    CaffeineWidget()
    StepsWidget()
    TimerWidget()
  }
}

extension GalleryBundle {
  /// The words for some cities besides home: the best known of its country, then of the world.
  package static func cities(besidesHomeIn dependencies: Dependencies, count: Int) -> [String] {
    let places = (try? dependencies.dependency(of: LocationBook.self)) ?? LocationBook()
    return Gazetteer().cities(near: places.home.place, count: count).map(\.id)
  }
}

extension GalleryBundle {
  /// Whether it is day at the first weather widget's place, or else at home; nil if neither is known.
  package static func daytime(
    at date: Date, over instances: [Instance], from home: Hometown
  ) -> Daytime? {
    // Without the stored places, because this runs while drawing.
    let places = LocationBook(assuming: home)
    let weather = instances.first { $0.kind == WeatherWidget.kind }
    guard weather != nil || home.basis != .nothing else { return nil }
    return CityQuery.place(in: weather?.configuration ?? [:], named: .english, among: places)?
      .daytime(at: date)
  }
}

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
    let places = LocationBook()
    dependencies.add(dependency: places)
    dependencies.add(dependency: units)
    let visited = VisitedPlaces()
    dependencies.add(dependency: visited)
    let offer = NotifyOffer.none
    dependencies.add(dependency: offer)
    let unit = KeptUnit { _ in }
    dependencies.add(dependency: unit)
    let kept = KeptHome { _ in }
    dependencies.add(dependency: kept)
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

extension GalleryBundle {
  /// The pages that the widgets lead to.
  package static var pages: PageSource {
    PageSource(
      WeatherPageMaker(), DDayShelf(), DaysPageMaker(), ImportPageMaker(), ExportPageMaker(),
      CalendarPageMaker(), HolidaysPageMaker(),
      CaffeinePageMaker(), StepsPageMaker(),
      ReminderPageMaker())
  }
}
