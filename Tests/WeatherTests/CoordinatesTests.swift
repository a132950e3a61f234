import Almanac
import Testing

@testable import Weather

struct CoordinatesTests {
  @Test(arguments: [
    ("37.5665,126.9780", "37.57°N 126.98°E"), ("37.5665, 126.978", "37.57°N 126.98°E"),
    ("-33.9,-70", "33.90°S 70.00°W"), ("0,0", "0.00°N 0.00°E"), ("90,-180", "90.00°N 180.00°W"),
    ("+1.005,2e1", "1.00°N 20.00°E"),
  ])
  func readsDegrees(text: String, written: String) {
    #expect(Coordinates(text)?.text == written)
  }

  @Test(arguments: [
    "", ",", "1", "1,", ",1", "1,2,3", "91,0", "0,181", "nan,0", "0,inf", "Seoul,Korea", "1;2",
    "1e999,0",
  ])
  func whatIsNoSpotOnEarthIsNone(text: String) {
    #expect(Coordinates(text) == nil)
  }

  @Test(arguments: ["91,0", "91, 200", "0,-181", "0,inf", "1e999,0", "nan,0"])
  func anotherNumberIsBeyondEarth(text: String) throws {
    #expect(Coordinates.areBeyondEarth(text))
    let book = LocationBook { _ in
      Issue.record("nobody is asked")
      return .found([])
    }
    #expect(try book.cities(matching: text, in: .english).isEmpty)
  }

  @Test(arguments: ["90,180", "91", "91,", "1,2,3", "Seoul, 91", ""])
  func wordsAndPositionsAreNotBeyondEarth(text: String) {
    #expect(!Coordinates.areBeyondEarth(text))
  }

  @Test(arguments: [
    ("37.4,127.1", "Asia/Seoul"), ("48.9,2.4", "Europe/Paris"),
    ("64.1,-21.9", "Atlantic/Reykjavik"),
    ("0,-140", "Etc/GMT+9"), ("-40,-120", "Etc/GMT+8"), ("-55,90", "Etc/GMT-6"),
    ("90,0", "Etc/GMT"), ("40,180", "Etc/GMT-12"), ("40,-180", "Etc/GMT+12"),
  ])
  func livesByTheClocksOfTheNearestCityOrByTheSun(text: String, zone: String) {
    #expect(Coordinates(text)?.place().zoneName == zone)
  }
}
