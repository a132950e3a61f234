import Almanac
import Intents
import Store
import Timelines

extension Circumstances {
  /// What providers and intents find here beside what the program brings along; the date is asked for
  /// each time anew.
  func dependencies(
    beside others: Dependencies, now: @escaping @Sendable () -> Now
  ) -> Dependencies {
    var dependencies = others
    dependencies.add(dependency: store ?? .nowhere)
    dependencies.add(dependency: language)
    dependencies.add(supplies.dependencies)
    dependencies.add(dependency: now())
    return dependencies
  }
}
