import Commands
import Desk
import Gallery
import Timelines

@main struct Widgetty {
  static func main() {
    Desk.main(
      Offer(
        kinds: WidgetKind.all(in: GalleryBundle()).kinds,
        dependencies: GalleryBundle.dependencies(),
        firstBoard: FirstBoard.text,
        commands: [.dday, .todo, .caffeine, .inline], daytime: GalleryBundle.daytime))
  }
}
