import Cells
import Gallery
import Home
import Views

extension Home {
  /// The home as it stands when the program starts.
  init(size: Size, presentation: Presentation) {
    let content = Node(archiving: ClockView(), in: presentation.environment)
    self.init(
      size: size, presentation: presentation,
      widget: Widget(content: content, name: "widget.clock"))
  }
}
