import Boards
import Desk
import Timelines
import WidgetIntents

/// A dashboard of widgets with buttons and toggles in every style, some of which fail.
@main struct Controls {
  static func main() {
    // A dependency is evaluated at each use.
    let shelf = Shelf()
    var dependencies = Dependencies()
    dependencies.add(dependency: shelf)
    Desk.main(
      Offer(kinds: WidgetKind.all(in: ControlBundle()).kinds, dependencies: dependencies) { _ in
        [.home: board]
      })
  }

  private static let board = """
    todo medium
    coffee small
    styles large
    todo small
    coffee circular
    todo rectangular

    """
}
