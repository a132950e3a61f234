import Cells
import Layout
import Views

extension Stage {
  static let paint = Stage(name: "paint", summary: "box -> canvas") {
    let subject = try Subject()
    let board = subject.board
    return Subject.sizes.flatMap { size in
      let box = subject.box(of: board, in: size)
      let timing = Timing.of { subject.canvas(of: box, in: size) }
      return [
        Figure("paint.node.\(size.name)", timing.divided(by: board.count), in: .nanoseconds),
        Figure("paint.cell.\(size.name)", timing.divided(by: size.area), in: .nanoseconds),
      ]
    }
  }
}
