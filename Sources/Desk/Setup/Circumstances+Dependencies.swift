import Almanac
import Store
import Timelines
import WidgetIntents

extension Circumstances {
  /// Adds the dependencies that depend on the circumstances; the date is computed at each use.
  func dependencies(
    beside others: Dependencies, now: @escaping @Sendable () -> Now
  ) -> Dependencies {
    var dependencies = others
    dependencies.add(dependency: store ?? .nowhere)
    dependencies.add(dependency: language)
    dependencies.add(dependency: dateOrder)
    dependencies.add(supplies.dependencies)
    dependencies.add(dependency: now())
    return dependencies
  }
}
