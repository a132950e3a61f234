import Cells
import FoundationEssentials
import Home
import HomeTesting

extension Stage {
  static let frame = Stage(name: "frame", summary: "view -> canvas: a whole board, the home") {
    let subject = try Subject()
    return Subject.sizes.flatMap { size in
      [
        Figure(
          "frame.board.\(size.name)", Timing.of { subject.canvas(of: subject.board, in: size) },
          in: .microseconds, limit: 1000),
        Figure("frame.home.\(size.name)", firstHome(subject, size), in: .microseconds),
        Figure("frame.minute.\(size.name)", minutes(subject, size), in: .microseconds),
      ]
    }
  }

  private static func firstHome(_ subject: Subject, _ size: Size) -> Timing {
    .of {
      var home = subject.home(size)
      return home.canvas(at: Subject.date)
    }
  }

  private static func minutes(_ subject: Subject, _ size: Size) -> Timing {
    var home = subject.home(size)
    var date = Subject.date
    return .of {
      date.addTimeInterval(60)
      _ = home.advance(to: date)
      return home.canvas(at: date)
    }
  }
}
