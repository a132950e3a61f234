package import Cells
package import Views

extension Node {
  /// Lays the node out in its own room: centred where it is smaller, from the start where it is too
  /// large.
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

  /// The size of the node where it is offered a room.
  package func size(in surroundings: Surroundings, upTo room: Size) -> Size {
    Element(self, in: surroundings).size(for: Proposal(room))
  }

  /// The size of the node in unlimited room.
  package func size(in surroundings: Surroundings) -> Size {
    Element(self, in: surroundings).size(for: .ideal)
  }
}
