import Cells
import FoundationEssentials
import Home
import HomeTesting
import Terminal

extension Stage {
  static let looks = Stage(
    name: "switch", summary: "another look, up to the last byte; what 1,000 of them leave behind"
  ) {
    let size = Subject.sizes[0]
    return try BusyTerminal.with(size: size) { terminal in
      var screen = try Screen(bench: terminal)
      var home = try Subject().skies(tiles, size: size)
      func press(_ key: Key) throws -> Int {
        _ = home.handle(.input(.key(key)), at: Subject.date)
        return try screen.show(&home, at: Subject.date).byteCount
      }
      let mode = try Timing.of { try press(Key("m")) }
      let night = try Timing.of { try press(Key("n")) }
      func pressAll(times count: Int) throws {
        for _ in 0..<count { for key in ["m", "n", "A"] { _ = try press(Key(Character(key))) } }
      }
      // The cached faces of each look are created when it is first shown.
      try pressAll(times: 12)
      let before = Memory.inUse
      try pressAll(times: 336)
      return [
        Figure("switch.mode.120x40", mode, in: .microseconds, limit: 16_000),
        Figure("switch.night.120x40", night, in: .microseconds, limit: 16_000),
        Figure("switch.growth", Memory.inUse - before, .kilobytes, limit: 256),
      ]
    }
  }

  private static let tiles = 15
}
