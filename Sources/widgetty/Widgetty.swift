import Commands
import Desk
import Gallery
import Timelines

@main struct Widgetty {
  static func main() {
    Desk.main(
      Offer(
        kinds: WidgetKind.all(in: GalleryBundle()).kinds, firstBoard: FirstBoard.text,
        commands: [.todo, .caffeine], daytime: GalleryBundle.daytime))
  }
}
