import Cells
import Views

extension ScreenPlan {
  /// The tiles of the screen, those that lie under others first.
  func tiles(showing widget: Widget, by presentation: Presentation) -> [Tile] {
    func tile(_ id: Tile.ID, _ view: some View, _ frame: Rect?) -> Tile? {
      frame.map {
        Tile(id: id, content: Node(archiving: view, in: presentation.environment), frame: $0)
      }
    }
    let whole = Rect(origin: .zero, size: size)
    let content = holdsWidget ? widget.content : tooSmall(presentation)
    return [
      tile(.wallpaper, Wallpaper(), whole),
      tile(.header, Header(), header),
      tile(.footer, Footer(), footer),
      Tile(id: .widget(0), content: content, frame: self.widget),
      tile(.name(0), Text(LocalizedStringKey(widget.name)).foregroundStyle(.secondary), name),
    ].compactMap(\.self)
  }

  private func tooSmall(_ presentation: Presentation) -> Node {
    Node(archiving: Text("screen.too-small"), in: presentation.environment)
  }
}
