import System
import Cells
import FoundationEssentials
import Kit
import Store
import Testing
import Timelines
import Views

@testable import Gallery

/// Records timers in each family: none, one running, paused and ringing, a stopwatch, and several.
struct TimerSheetTests {
  static let sizes: [WidgetFamily: (Int, Int)] = [
    .systemSmall: (17, 8), .systemMedium: (41, 8), .accessoryCircular: (9, 4),
    .accessoryRectangular: (21, 4), .accessoryInline: (30, 1),
  ]

  static func view(of entry: TimerEntry, in family: WidgetFamily) -> some View {
    TimerView(entry: entry).environment(\.widgetFamily, family)
  }

  static func entries(at now: Date) -> [TimerEntry] {
    func timer(
      _ number: Int, _ name: String, _ seconds: Double?, _ ago: Double, paused: Double? = nil
    ) -> StoredTimer {
      StoredTimer(
        id: StoredTimer.ID(number), name: name, seconds: seconds, started: now - ago,
        paused: paused.map { now - $0 })
    }
    let running = timer(1, "공부", 1500, 456)
    let paused = timer(2, "빨래", 3600, 1800, paused: 65)
    let ringing = timer(3, "", 540, 545)
    let watch = timer(4, "", nil, 3725)
    return [[], [running], [paused], [ringing], [watch], [running, paused, ringing, watch]].map {
      TimerEntry(date: now, timers: $0, minutes: 3)
    }
  }

  @Test(arguments: sizes.keys)
  func looksAsRecorded(family: WidgetFamily) throws {
    let size = try #require(Self.sizes[family])
    var sheet = Canvas(size: Size(width: 3 * (size.0 + 2), height: 2 * (size.1 + 1)))
    for (index, entry) in Self.entries(at: try .test("2026-11-21 09:41")).enumerated() {
      let tile = try Tile(
        Self.view(of: entry, in: family), width: size.0, height: size.1,
        in: .englishStrings, glyphs: .sextant)
      sheet.draw(
        tile.canvas, at: Point(x: index % 3 * (size.0 + 2), y: index / 3 * (size.1 + 1)))
    }
    try expectGolden(sheet, named: "sheet-timer-\(family)-en")
  }
}

extension Date {
  fileprivate static func test(_ text: String) throws -> Date {
    try TimelineProviderContext.test(text).date
  }
}
