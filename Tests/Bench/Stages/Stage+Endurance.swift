import Cells
import FoundationEssentials
import Home
import HomeTesting
import Terminal

extension Stage {
  static let endurance = Stage(
    name: "endurance", summary: "100,000 minutes: how much memory they leave behind"
  ) {
    let kilobytes = try BusyTerminal.with(size: Subject.sizes[0], growth)
    return [Figure("endurance.growth", kilobytes, .kilobytes, limit: 512)]
  }

  private static func growth(on terminal: Int32) throws -> Double {
    var screen = try Screen(bench: terminal)
    var home = try Subject().home(Subject.sizes[0])
    var date = Subject.date
    func pass(minutes: Int) throws {
      for _ in 0..<minutes {
        date.addTimeInterval(60)
        try screen.show(&home, at: date)
      }
    }
    try pass(minutes: 2000)
    let before = Memory.resident
    try pass(minutes: 100_000)
    return Memory.resident - before
  }
}
