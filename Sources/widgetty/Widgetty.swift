import CalendarSupply
import Commands
import Desk
import FoundationEssentials
import Gallery
import Timelines
import WeatherSupply

@main struct Widgetty {
  static func main() {
    Desk.main(
      Offer(
        kinds: WidgetKind.all(in: GalleryBundle()).kinds,
        dependencies: GalleryBundle.dependencies(
          home: ProcessInfo.processInfo.environment["HOME"]),
        supply: .weather + .calendars,
        firstBoard: { _ in FirstBoard.text },
        commands: [.dday, .todo, .caffeine, .weather, .inline, .doctor],
        daytime: GalleryBundle.daytime,
        pages: GalleryBundle.pages))
  }
}
