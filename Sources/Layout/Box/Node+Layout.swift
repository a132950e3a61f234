package import Cells
package import Views

extension Node {
  /// The node in a room of its own, in the middle of it where it doesn't fill it.
  package func laidOut(in size: Size, surroundings: Surroundings) -> Box {
    let element = Element(self, in: surroundings)
    let room = Rect(origin: .zero, size: size)
    let frame = Alignment.center.place(element.size(for: Proposal(size)), in: room)
    return Box(frame: room, children: [element.place(in: frame)])
  }
}
