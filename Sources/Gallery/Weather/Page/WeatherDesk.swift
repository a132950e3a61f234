import Almanac
import FoundationEssentials
import Pages
import Timelines
import Weather
import WidgetIntents

/// Makes weather pages.
struct WeatherDesk: PageMaker {
  @Dependency private var bureau: WeatherBureau
  @Dependency private var units: WeatherUnits
  @Dependency private var language: Language
  @Dependency private var places: PlaceBook
  @Dependency private var now: Now

  func link(of url: URL) -> WeatherLink? { WeatherLink(url) }

  /// Takes as long as the source does if one has to be asked.
  func page(behind link: WeatherLink) throws -> any Page {
    let ring = CityRing(at: link, standing: standing, offered: offered)
    let latest = bureau.weather(of: ring.place, at: now.date)
    guard let report = latest.report else {
      throw MissingWeather(fault: latest.fault ?? WeatherFault(.program))
    }
    let weather = ShownWeather(
      report, zone: try Zone(named: report.place.zoneName), ownZone: now.zone, units: units)
    return WeatherPage(weather, among: ring, fault: latest.fault, next: latest.next)
  }

  private var standing: [Place] {
    (WidgetCenterLink.current?.configurations ?? []).compactMap { widget in
      guard widget.kind == WeatherWidget.kind else { return nil }
      return CityQuery.place(in: widget.configuration, named: language, among: places)
    }
  }

  private var offered: [Place] {
    Gazetteer().cities.prefix(CityQuery.suggested).map { $0.place(in: language) }
  }
}
