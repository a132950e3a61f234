package import Intents
import Reminders
import Steps

extension GalleryBundle {
  /// What its widgets need beside what every program gives them, one of each for the whole program;
  /// paths that begin with `~/` lead to the person's own folder.
  package static func dependencies(home: String? = nil) -> Dependencies {
    let ticks = Ticks()
    let memory = StepMemory(home: home)
    var dependencies = Dependencies()
    dependencies.add(dependency: ticks)
    dependencies.add(dependency: memory)
    return dependencies
  }
}
