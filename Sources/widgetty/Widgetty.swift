import Boards
import Commands
import Desk
import Gallery
import Supplies
import System
import Timelines

@main struct Widgetty {
  static func main() {
    let environment = OwnEnvironment.variables
    let kinds = WidgetKind.all(in: GalleryBundle()).kinds
    Desk.main(
      Offer(
        kinds: kinds,
        dependencies: GalleryBundle.dependencies(
          home: environment["HOME"], introducing: true),
        supply: .weather + .calendars + .notify + .pictures + Supply(kinds: kinds.map(\.id)),
        firstBoards: FirstBoardTexts.texts,
        beginning: GalleryBundle.introduce,
        commands: [.dday, .todo, .caffeine, .timer, .weather, .inline, .doctor],
        pages: GalleryBundle.pages,
        alarms: .timers,
        announcements: [.reminders, .days, .rain]),
      environment: environment)
  }
}

/// What stands in each place until somebody changes it.
enum FirstBoardTexts {
  static func texts(_ whereabouts: Offer.Whereabouts) -> [BoardPlace: String] {
    let cities = GalleryBundle.cities(besidesHomeIn: whereabouts.dependencies, count: 3)
      .map { " city=\($0)" }
    let city = { (index: Int) in cities.indices.contains(index) ? cities[index] : "" }
    return [
      .home: home(city, newYear: whereabouts.strings["dday.first.new-year"] ?? ""),
      .today: """
      weather medium
      caffeine small
      calendar small
      dday medium show=list
      reminders large
      steps small
      dday small
      """,
      .lock: """
      weather inline
      weather circular
      weather rectangular\(city(0))
      dday rectangular
      steps circular
      """,
      .standBy: """
      weather small
      + caffeine small
      + steps small
      dday small
      + reminders small
      + calendar small
      ---
      clock small
      + clock small face=analog
      + clock small face=world
      + clock small face=solar
      ---
      clock small
      calendar small
      """,
    ]
  }

  /// The first four widgets fill a small screen, and all of them a large one in five columns and three
  /// rows.
  private static func home(_ city: (Int) -> String, newYear: String) -> String {
    """
    weather medium
    dday small
    reminders medium
    caffeine small
    weather large\(city(0))
    dday small title="\(newYear)" date=2000-01-01 yearly=true
    weather small\(city(1))
    dday medium show=list
    reminders circular
    dday circular
    weather rectangular\(city(2))
    """
  }
}
