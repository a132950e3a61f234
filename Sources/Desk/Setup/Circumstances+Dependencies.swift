import Almanac
import System
import Store
import Timelines
import WidgetIntents

extension Circumstances {
  /// Adds the dependencies that depend on the circumstances; the date is computed at each use.
  func dependencies(
    for offer: Offer, now: @escaping @Sendable () -> Now
  ) -> Dependencies {
    var dependencies = offer.dependencies
    dependencies.add(dependency: store ?? .nowhere)
    dependencies.add(dependency: language)
    dependencies.add(dependency: dateOrder)
    dependencies.add(dependency: weekStart)
    dependencies.add(dependency: LocalizedWords(strings))
    dependencies.add(
      dependency: HomeScreen(
        in: self, kinds: offer.kinds, first: offer.firstBoards, beginning: offer.beginning))
    let newList = strings[Self.newList] ?? ""
    dependencies.add(key: Self.newList, dependency: newList)
    dependencies.add(supplies.dependencies)
    dependencies.add(dependency: now())
    return dependencies
  }

  /// The key of the name of the list that is made for the first reminder.
  private static let newList = "reminders.list"
}
