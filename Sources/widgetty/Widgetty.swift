import Supplies
import System
import Commands
import Desk
import Gallery
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
        daytime: GalleryBundle.daytime,
        pages: GalleryBundle.pages,
        alarms: .timers,
        announcements: [.reminders, .days, .rain]),
      environment: environment)
  }
}
