import Almanac
import System
import Diary
import Cells
import FoundationEssentials
import Kit
import Layout
import Store
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Gallery

struct CaffeineViewTests {
  static let sizes: [WidgetFamily: (Int, Int)] = [
    .systemSmall: (17, 8), .systemMedium: (41, 8), .accessoryCircular: (9, 4),
    .accessoryRectangular: (21, 4),
  ]

  static func day(
    _ milligrams: [Double] = [95, 95], _ settings: CaffeineSettings = CaffeineSettings()
  ) throws -> CaffeineDay {
    let zone = try Zone.seoul()
    let date = try zone.date("2026-11-21 09:41")
    let intakes = milligrams.enumerated().map { index, amount in
      Intake(amount, at: date - Double(2 * index + 1) * 3600)
    }
    return CaffeineDay(
      intakes, last: intakes.isEmpty ? nil : Drink.ID(1), settings: settings, at: date, in: zone)
  }

  static func view(of day: CaffeineDay, in family: WidgetFamily) -> some View {
    CaffeineView(day: day).environment(\.widgetFamily, family)
  }

  private func tile(
    _ day: CaffeineDay, _ family: WidgetFamily, in strings: Asset = .koreanStrings,
    width: Int? = nil, height: Int? = nil
  ) throws -> Tile {
    let size = try #require(Self.sizes[family])
    return try Tile(
      Self.view(of: day, in: family), width: width ?? size.0, height: height ?? size.1,
      in: strings, glyphs: .sextant)
  }

  @Test func smallSaysHowMuchAndOffersADrink() throws {
    expectPicture(
      try tile(Self.day(), .systemSmall).canvas,
      """
      카페인        48%

      🬭🬹🬞🬚🬩🬏🬵🬋🬱
        🬉🬲🬷▌
       🬎🬇🬋🬍🬀🬊🬋🬆 mg
      🬋🬋🬋🬋🬋🬋🬋🬋🬇🬋🬋🬋🬋🬋🬋🬋🬋

        + 에스프레소
      """)
    expectPicture(
      try tile(Self.day([300, 950]), .systemSmall, in: .englishStrings).canvas,
      """
      Caffeine     313%

      🬭🬹🬞🬚🬩🬏🬹🬋🬋🬞🬚🬩🬏
         🬞▟🬄🬂🬂🬺▐▌▐▌
       🬎🬇🬎🬌🬃🬊🬋🬆🬁🬌🬍🬀 mg
      🬋🬋🬋🬋🬋🬋🬋🬋🬋🬋🬋🬋🬋🬋🬋🬋🬋

         + Espresso
      """)
  }

  @Test func mediumShowsTheLevelOverTheHours() throws {
    expectPicture(
      try tile(Self.day(), .systemMedium).canvas,
      """
      카페인 48%            17:22부터 취침 가능
                                🬭🬭
      🬭🬹🬞🬚🬩🬏🬵🬋🬱             🬭🬭    🬂🬎🬭🬭
        🬉🬲🬷▌                  🬂       🬂🬂🬎🬭🬭🬭🬭🬭🬭
       🬎🬇🬋🬍🬀🬊🬋🬆 mg       🬭🬭🬭🬎
      🬋🬋🬋🬋🬋🬋🬋🬋🬇🬋🬋🬋🬋🬋🬋🬋🬋  -5h    지금 145   +10h

        + 에스프레소     + 라테     실행 취소
      """)
    expectPicture(
      try tile(Self.day(), .systemMedium, in: .englishStrings).canvas,
      """
      Caffeine 48%             sleep from 17:22
                                🬭🬭
      🬭🬹🬞🬚🬩🬏🬵🬋🬱             🬭🬭    🬂🬎🬭🬭
        🬉🬲🬷▌                  🬂       🬂🬂🬎🬭🬭🬭🬭🬭🬭
       🬎🬇🬋🬍🬀🬊🬋🬆 mg       🬭🬭🬭🬎
      🬋🬋🬋🬋🬋🬋🬋🬋🬇🬋🬋🬋🬋🬋🬋🬋🬋  -5 h   now 145   +10 h

        + Espresso     + Latte           Undo
      """)
    expectPicture(
      try tile(Self.day(), .systemMedium, width: 33, height: 6).canvas,
      """
      카페인 48%    17:22부터 취침 가능
      🬭🬹🬞🬚🬩🬏🬵🬋🬱               🬭
        🬉🬲🬷▌                🬭🬎 🬂🬎🬭🬭🬭
       🬎🬇🬋🬍🬀🬊🬋🬆 mg       🬭🬭🬎        🬂🬂🬂
      🬋🬋🬋🬋🬋🬋🬋🬋🬇🬋🬋🬋🬋🬋🬋🬋🬋     지금 145
        + 에스프레소        실행 취소
      """)
  }

  @Test func accessoriesSayItInBrief() throws {
    expectPicture(
      try tile(Self.day(), .accessoryRectangular).canvas,
      """
      카페인         190 mg
      🬋🬋🬋🬋🬋🬋🬋🬋🬋🬋🬇🬋🬋🬋🬋🬋🬋🬋🬋🬋🬋
      체내 145 mg
      17:22부터 취침 가능
      """)
    let ring = try tile(Self.day(), .accessoryCircular)
    #expect(ring.canvas.description.contains("190"))
    #expect(ring.label == "오늘 카페인 190밀리그램, 한도의 48퍼센트, 체내 145밀리그램")
  }

  /// Checks the signs for an exceeded limit and for the colour change of the curve.
  @Test(arguments: [([95, 95], false), ([300, 950], true)] as [([Double], Bool)])
  func tellsNothingByColorAlone(drinks: [Double], isOver: Bool) throws {
    for (family, size) in Self.sizes {
      func picture(isWithoutColor: Bool) throws -> String {
        let view = Self.view(of: try Self.day(drinks), in: family)
          .environment(\.accessibilityDifferentiateWithoutColor, isWithoutColor)
        return try Tile(view, width: size.0, height: size.1, glyphs: .sextant).canvas.description
      }
      let (plain, marked) = (
        try picture(isWithoutColor: false), try picture(isWithoutColor: true)
      )
      #expect(!plain.contains("!") && !plain.contains("─"))
      #expect(marked.contains("!") == isOver, "\(family)")
      #expect(marked.contains("─") == (family == .systemMedium), "\(family)")
    }
  }

  @Test func invitesWhereNothingWasDrunk() throws {
    expectPicture(
      try tile(Self.day([]), .systemMedium).canvas,
      """
      카페인

       🬉 🬉
      ▐    🬗
      🬭🬰🬰🬰🬮🬏            한 잔을 기록하면
      오늘의 첫 잔은?   체내 카페인이 보여요.

        + 에스프레소     + 라테
      """)
    for family in [WidgetFamily.systemSmall, .accessoryRectangular] {
      let picture = try tile(Self.day([]), family, in: .englishStrings).canvas.description
      #expect(picture.contains("First cup today?"))
    }
  }

  @Test func whatIsLeftFromYesterdayIsNoCup() throws {
    let zone = try Zone.seoul()
    let date = try zone.date("2026-11-21 00:10")
    let day = CaffeineDay(
      [Intake(95, at: date - 3600)], last: Drink.ID(1), settings: CaffeineSettings(), at: date,
      in: zone)
    let small = try tile(day, .systemSmall).canvas.description
    #expect(small.contains("오늘의 첫 잔은?"))
    let medium = try tile(day, .systemMedium).canvas.description
    #expect(medium.contains("지금 83") && medium.contains("실행 취소"))
  }

  @Test(arguments: [1, 0.5, 1e9]) func theLimitIsNeverDividedByNothing(limit: Double) throws {
    var intent = CaffeineIntent()
    intent.limit = limit
    let day = try Self.day([2000, 2000, 2000], CaffeineSettings(intent))
    for family in Self.sizes.keys {
      #expect(try !tile(day, family).canvas.description.isEmpty)
    }
  }

  @Test(arguments: sizes.keys.sorted { $0.description < $1.description }, 1...20)
  func fitsIntoAnyHeight(family: WidgetFamily, height: Int) throws {
    var intent = CaffeineIntent()
    (intent.drink, intent.limit) = (try #require(DrinkChoice(rawValue: "americano")), 1)
    intent.other = DrinkChoice(rawValue: "energy")
    for strings in [Asset.koreanStrings, .englishStrings] {
      for drinks in [[], [2000, 2000, 2000, 2000, 2000, 2000]] as [[Double]] {
        let day = try Self.day(drinks, CaffeineSettings(intent))
        let content = try tile(day, family, in: strings, height: height).content
        for frame in content.everyText {
          #expect(frame.intersection(content.frame) == frame, "\(frame)")
        }
      }
    }
  }

  @Test func offersNoDrinkTwice() {
    var intent = CaffeineIntent()
    intent.other = intent.drink
    #expect(CaffeineSettings(intent).offers.map(\.choice) == [intent.drink, intent.drink.next])
  }

  @Test(arguments: ["milligrams", "limit", "sleep", "halfLife"])
  func whatIsSetAboutItCannotBeAnything(name: String) throws {
    #expect(throws: Never.self) { try CaffeineIntent(values: [name: .number(10)]) }
    for number in [-1, 0, 1e6] {
      #expect(throws: (any Error).self) { try CaffeineIntent(values: [name: .number(number)]) }
    }
  }

  @Test func itsButtonsCanBeHit() throws {
    func intents(_ family: WidgetFamily) throws -> [String] {
      let content = try tile(Self.day(), family).content
      return content.controls(in: content.frame).map(\.control.intent.name)
    }
    let log = LogDrinkIntent.referenceName
    #expect(try intents(.systemSmall) == [log])
    #expect(try intents(.systemMedium) == [log, log, UndoDrinkIntent.referenceName])
    #expect(try intents(.accessoryRectangular) == [])
  }
}
