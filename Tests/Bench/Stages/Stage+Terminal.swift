import Cells
import Terminal
import Views

extension Stage {
  static let terminal = Stage(name: "terminal", summary: "canvas -> bytes written, by ncurses") {
    let subject = try Subject()
    return try Subject.sizes.flatMap { size in
      try ColorDepth.allCases.map { depth in
        Figure(
          "terminal.all.\(size.name).\(depth)", try wholeFrames(subject, size, depth),
          in: .microseconds)
      }
    }
  }

  /// Every cell of each frame differs from the previous frame.
  private static func wholeFrames(
    _ subject: Subject, _ size: Size, _ depth: ColorDepth
  ) throws -> Timing {
    let canvases = [subject.board, subject.otherBoard].map { subject.canvas(of: $0, in: size) }
    return try BusyTerminal.with(size: size) { terminal in
      var screen = try Screen(bench: terminal, depth: depth)
      var number = 0
      return try Timing.of {
        number += 1
        return try screen.show(canvases[number % 2]).byteCount
      }
    }
  }
}
