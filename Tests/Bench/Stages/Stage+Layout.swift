import Cells
import Layout
import Views

extension Stage {
  static let layout = Stage(name: "layout", summary: "node -> box") {
    let subject = try Subject()
    let board = subject.board
    return Subject.sizes.flatMap { size in
      let timing = Timing.of { subject.box(of: board, in: size) }
      return [
        Figure("layout.node.\(size.name)", timing.divided(by: board.count), in: .nanoseconds),
        Figure("layout.board.\(size.name)", timing, in: .microseconds),
      ]
    }
  }
}

extension Size {
  var name: String { "\(width)x\(height)" }
}
