package import Intents
import Reminders

extension GalleryBundle {
  /// What its widgets need beside what every program gives them, one of each for the whole program.
  package static func dependencies() -> Dependencies {
    let ticks = Ticks()
    var dependencies = Dependencies()
    dependencies.add(dependency: ticks)
    return dependencies
  }
}
