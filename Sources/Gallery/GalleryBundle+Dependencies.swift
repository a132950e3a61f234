package import Intents
import Reminders
import Weather
import Steps

extension GalleryBundle {
  /// What its widgets need beside what every program gives them, one of each for the whole program;
  /// paths that begin with `~/` lead to the person's own folder.
  package static func dependencies(home: String? = nil) -> Dependencies {
    let ticks = Ticks()
    var settings = WeatherSettings()
    // Who knows of a network says so.
    settings.choice = .only(.simulated)
    let weather = WeatherBureau(settings, ask: nil)
    let units = WeatherUnits()
    let memory = StepMemory(home: home)
    var dependencies = Dependencies()
    dependencies.add(dependency: ticks)
    dependencies.add(dependency: weather)
    dependencies.add(dependency: units)
    dependencies.add(dependency: memory)
    return dependencies
  }
}
