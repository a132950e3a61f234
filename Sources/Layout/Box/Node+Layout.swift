package import Cells
package import Views

extension Node {
  /// The node in a room of its own: in the middle where it doesn't fill it, and from its beginning
  /// on where it is too large.
  package func laidOut(in size: Size, surroundings: Surroundings) -> Box {
    let element = Element(self, in: surroundings)
    let room = Rect(origin: .zero, size: size)
    let proposal = Proposal(size)
    let content = element.size(for: proposal)
    let alignment = Alignment(
      horizontal: content.width > size.width ? .leading : .center,
      vertical: content.height > size.height ? .top : .center)
    let frame = alignment.place(content, in: room)
    return Box(frame: room, children: [element.place(in: frame, for: proposal)])
  }

  /// How much room it takes where there is as much as it likes.
  package func size(in surroundings: Surroundings) -> Size {
    Element(self, in: surroundings).size(for: .ideal)
  }
}
