import System
import Cells
import Layout
import Testing
import Weather

struct ConditionTests {
  @Test(arguments: [Asset.koreanStrings, .englishStrings])
  func hasANameInEachLanguage(strings: Asset) throws {
    let table = strings.strings
    let names = Condition.allCases.compactMap { table[$0.nameKey] }
    #expect(Set(names).count == Condition.allCases.count)
    #expect(Location.korean.allSatisfy { table[$0.nameKey] != nil })
  }

  @Test(arguments: Condition.allCases, [true, false])
  func hasASymbol(condition: Condition, isDay: Bool) throws {
    let symbols = try SymbolIndex(of: Asset.figures.text)
    #expect(symbols.glyph(named: condition.symbolName(isDay: isDay), in: .quadrant) != Glyph("?"))
  }

  @Test func onlyAnOpenSkyShowsTheSunOrTheMoon() {
    let changing = Condition.allCases.filter {
      $0.symbolName(isDay: true) != $0.symbolName(isDay: false)
    }
    #expect(changing == [.clear, .partlyCloudy])
  }

  @Test func aReadingTakesAFewBytes() {
    #expect(MemoryLayout<WeatherSample>.stride <= 40 && MemoryLayout<DayWeather>.stride <= 48)
  }
}
