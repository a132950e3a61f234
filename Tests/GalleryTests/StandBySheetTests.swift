import Almanac
import System
import Diary
import Cells
import DDays
import Kit
import Testing
import Timelines
import Views
import Weather

@testable import Gallery
@testable import Layout

/// Records what widgets show without a background and larger than usual, at three sizes of a half.
struct StandBySheetTests {
  static let halves: [(Int, Int)] = [(38, 22), (58, 36), (98, 54)]
  static let pages: [(Int, Int)] = [(78, 22), (118, 36), (198, 54)]

  static func metric(_ size: (Int, Int)) -> Metric {
    Metric(scale: min(Double(size.0) * 8, Double(size.1) * 17) / 170)
  }

  static func tile(_ view: some View, _ size: (Int, Int), in language: Language) throws -> Canvas {
    try laidOut(view, size, in: language).canvas
  }

  static func laidOut(
    _ view: some View, _ size: (Int, Int), in language: Language, glyphs: GlyphTier = .sextant
  ) throws -> Tile {
    let metric = metric(size)
    let side = 8.0
    return try Tile(
      view.environment(\.widgetFamily, .systemSmall)
        .environment(\.showsWidgetContainerBackground, false)
        .environment(\.displayScale, metric.scale)
        .environment(
          \.widgetContentMargins, EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)),
      width: size.0, height: size.1,
      in: language == .korean ? .koreanStrings : .englishStrings, glyphs: glyphs, metric: metric)
  }

  @Test func cardsLookAsRecorded() throws {
    let size = Self.halves[1]
    let views = try Self.cards(.english)
    var sheet = Canvas(size: Size(width: 4 * (size.0 + 1), height: 2 * (size.1 + 1)))
    for (index, view) in views.enumerated() {
      sheet.draw(
        try Self.tile(view, size, in: .english),
        at: Point(x: index % 4 * (size.0 + 1), y: index / 4 * (size.1 + 1)))
    }
    try expectGolden(sheet, named: "sheet-standby-cards-\(size.0)-en")
  }

  /// Drawn letters fill their rows, so that lines without a free row between them run together.
  @Test(arguments: halves.indices, [Language.korean, .english])
  func drawnLinesStandApart(size: Int, language: Language) throws {
    for view in try Self.cards(language) {
      let lines = try Self.laidOut(view, Self.halves[size], in: language).content.letteredFrames
      for (index, line) in lines.enumerated() {
        for other in lines[(index + 1)...] where !line.columns.clamped(to: other.columns).isEmpty {
          let gap = max(
            other.rows.lowerBound - line.rows.upperBound,
            line.rows.lowerBound - other.rows.upperBound)
          #expect(gap >= 1, "\(line) \(other)")
        }
      }
    }
  }

  /// Two cards stand side by side: with a mark or without, their numbers begin in one row.
  @Test(arguments: halves.indices, [Language.korean, .english])
  func numbersBeginInOneRow(size: Int, language: Language) throws {
    let tops = try Self.cards(language).compactMap { view in
      try Self.laidOut(view, Self.halves[size], in: language).content.letteredFrames
        .filter { $0.size.height > Self.halves[size].1 / 4 }.map(\.rows.lowerBound).min()
    }
    #expect(tops.count > 3 && Set(tops).count == 1, "\(tops)")
  }

  /// Numbers, lines and bars of two cards stand in the same rows, whatever their letters.
  @Test(arguments: halves.indices, [GlyphTier.octant, .sextant, .quadrant])
  func cardsAgree(size: Int, glyphs: GlyphTier) throws {
    for language in [Language.korean, .english] {
      let cards = try [
        AnyView(WeatherView(entry: .test(isSample: false))),
        AnyView(
          DDayView(scene: DDayViewTests.scene(DDayViewTests.day("결혼기념일", "2026-12-24")))),
      ]
      let contents = try cards.map {
        try Self.laidOut($0, Self.halves[size], in: language, glyphs: glyphs).content
      }
      let numbers = contents.map { content in
        content.letteredFrames.map(\.rows).max { $0.count < $1.count }
      }
      let bars = contents.map { $0.chartFrames.map(\.rows) }
      #expect(numbers[0] == numbers[1], "\(language)")
      #expect(bars[0] == bars[1] && bars[0].count == 1, "\(language)")
    }
  }

  /// From where a number of twelve rows is read, a row of text is a speck.
  @Test(arguments: halves.indices, [Language.korean, .english])
  func nothingTakesOneRowBesideALargeNumber(size: Int, language: Language) throws {
    for card in try Self.cards(language) + [AnyView(WeatherView(entry: .test()))] {
      let content = try Self.laidOut(card, Self.halves[size], in: language).content
      guard content.letteredFrames.contains(where: { $0.size.height >= 12 }) else { continue }
      #expect(content.writtenLines == [])
    }
  }

  /// Cities side by side have names of one size, whether drawn or in a row.
  @Test(arguments: pages.indices, [Language.korean, .english])
  func citiesHaveNamesOfOneSize(size: Int, language: Language) throws {
    let clock = try ClockSheetTests.clock(.world, named: language)
    let entry = ClockEntry(date: try Zone.seoul().date("2026-11-21 09:41"), clock: clock)
    let tile = try Self.laidOut(ClockView(entry: entry), Self.pages[size], in: language)
    let baselines = tile.content.baselines(aboveRow: Self.pages[size].1 / 8)
    #expect(baselines.isEmpty || baselines.count == clock.places.count)
    #expect(Set(baselines).count <= 1)
  }

  @Test func facesLookAsRecorded() throws {
    let size = Self.pages[1]
    var sheet = Canvas(size: Size(width: 2 * (size.0 + 1), height: 2 * (size.1 + 1)))
    let date = try Zone.seoul().date("2026-11-21 09:41")
    for (index, face) in ClockFace.allCases.enumerated() {
      let clock = try ClockSheetTests.clock(face, named: .english)
      sheet.draw(
        try Self.tile(ClockView(entry: ClockEntry(date: date, clock: clock)), size, in: .english),
        at: Point(x: index % 2 * (size.0 + 1), y: index / 2 * (size.1 + 1)))
    }
    try expectGolden(sheet, named: "sheet-standby-faces-\(size.0)-en")
  }

  static func cards(_ language: Language) throws -> [AnyView] {
    let date = try Zone.seoul().date("2026-11-21 09:41")
    let isKorean = language == .korean
    let day = try DDayViewTests.day(
      isKorean ? "결혼기념일" : "Our Day", "2023-12-25", .months(12))
    let margin = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    let agenda = DayAgenda(
      title: isKorean ? "오늘" : "Today",
      chores: [
        Chore(id: "1", title: .written(isKorean ? "우유 사기" : "Buy milk")),
        Chore(id: "2", title: .written(isKorean ? "엄마께 전화" : "Call mum"), isDone: true),
      ], openCount: 3, doneCount: 1)
    let timer = try #require(
      TimerSheetTests.entries(at: date).dropFirst().first)
    return try [
      AnyView(
        WeatherView(
          entry: .test(
            then: [.partlyCloudy, .partlyCloudy, .rain, .rain, .cloudy], isSample: false)
        ).padding(margin)),
      AnyView(DDayView(scene: DDayViewTests.scene(day)).padding(margin)),
      AnyView(CaffeineView(day: CaffeineViewTests.day()).padding(margin)),
      AnyView(StepsView(week: StepsViewTests.week()).padding(margin)),
      AnyView(ReminderView(entry: ReminderEntry(date: date, agenda: agenda)).padding(margin)),
      AnyView(TimerView(entry: timer).padding(margin)),
      AnyView(MonthView(entry: MonthWorld.reading(language).entry(at: date))),
      AnyView(
        ClockView(
          entry: ClockEntry(
            date: date, clock: ClockSheetTests.clock(.digital, named: language)))),
    ]
  }
}

extension Layout.Box {
  /// The frames of the lines that are drawn with strokes.
  fileprivate var letteredFrames: [Rect] {
    // What only keeps room free isn't seen.
    let inner = children.filter { $0.opacity > 0 }.flatMap(\.letteredFrames)
    return if case .lettering = drawing { [frame] + inner } else { inner }
  }

  /// The rows on which drawn lines stand that begin above a row.
  fileprivate func baselines(aboveRow row: Int) -> [Int] {
    let inner = children.filter { $0.opacity > 0 }.flatMap { $0.baselines(aboveRow: row) }
    guard case .lettering(let line) = drawing, frame.origin.y < row else { return inner }
    return [frame.origin.y + line.baseline] + inner
  }

  /// The lines of text that are seen.
  fileprivate var writtenLines: [String] {
    let inner = children.filter { $0.opacity > 0 }.flatMap(\.writtenLines)
    guard case .text(let lines, _) = drawing else { return inner }
    return lines.map { $0.glyphs.map(\.glyph.description).joined() }.filter { !$0.isEmpty } + inner
  }

  fileprivate var chartFrames: [Rect] {
    let inner = children.filter { $0.opacity > 0 }.flatMap(\.chartFrames)
    return if case .chart = drawing { [frame] + inner } else { inner }
  }
}
