import Almanac
import Dispatch
import Foundation
import Kit
import Testing
import System

@testable import Weather

struct LocationBookTests {
  private let folder: TestFolder
  private let fetches = Fetches()

  private final class Fetches: Sendable {
    private let names = LockedValue<[String]>([])
    var all: [String] { names.withLock(\.self) }
    func add(_ name: String) { names.withLock { $0.append(name) } }
  }

  init() throws { folder = try TestFolder() }

  private func city(_ name: String, latitude: Double = 37.5) -> City {
    City(
      id: name, englishName: name, koreanName: nil, countryCode: "KR", latitude: latitude,
      longitude: 127, zoneName: "Asia/Seoul")
  }

  private func book(_ answer: CityAnswer?) -> LocationBook {
    let path = folder.file("data/places")
    guard let answer else { return LocationBook(keptIn: path) }
    return LocationBook(keptIn: path) { [fetches] fetch in
      fetches.add(fetch.name)
      return answer
    }
  }

  @Test func whatTheProgramKnowsIsAskedOfNobody() throws {
    let book = book(.found([]))
    #expect(try book.cities(matching: "Busan", in: .english).first?.id == "busan")
    #expect(book.place(called: "64.15,-21.94", in: .english)?.latitude == 64.15)
    #expect(fetches.all == [])
  }

  @Test func whatWasFoundIsKeptAndNotAskedForAgain() throws {
    let found = try book(.found([city("Misa-dong"), city("Misa-ri", latitude: 36)]))
      .cities(matching: "Misa 동", in: .english)
    #expect(found.map(\.id) == ["misa 동", "misa 동#2"])
    #expect(fetches.all == ["Misa 동"])
    #expect(try book(.found([])).cities(matching: "misa 동", in: .english) == found)
    #expect(book(nil).place(called: "MISA 동", in: .english)?.nameKey == "Misa-dong")
    #expect(book(nil).place(called: "misa 동#2", in: .english)?.latitude == 36)
    #expect(fetches.all == ["Misa 동"])
    _ = try book(.found([city("Other")])).cities(matching: "qqqq", in: .english)
    #expect(book(nil).place(called: "misa 동", in: .english)?.nameKey == "Misa-dong")
  }

  @Test func namesThatAreLookedForAtTheSameTimeAreAllKept() {
    let book = LocationBook(keptIn: folder.file("data/places")) { [fetches] fetch in
      fetches.add(fetch.name)
      return .found([city(fetch.name)])
    }
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      _ = try? book.cities(matching: "misa\(number % 20)", in: .english)
    }
    #expect(fetches.all.sorted() == (0..<20).map { "misa\($0)" }.sorted())
    for number in 0..<20 {
      #expect(self.book(nil).place(called: "misa\(number)", in: .english) != nil)
    }
  }

  @Test func whoOnlyShowsAsksNobody() {
    #expect(book(.found([city("A")])).place(called: "qqqq", in: .english) == nil)
    #expect(fetches.all == [])
  }

  @Test func whatWentWrongIsNamedAndNotKept() throws {
    #expect(throws: WeatherFault(.offline)) {
      try book(.fault(WeatherFault(.offline))).cities(matching: "qqqq", in: .english)
    }
    #expect(try book(.found([])).cities(matching: "qqqq", in: .english) == [])
    #expect(try book(.found([city("Q")])).cities(matching: "qqqq", in: .english).count == 1)
    #expect(fetches.all.count == 3)
  }

  @Test(arguments: ["", " ", "\u{1B}", ","])
  func aNameThatSaysNothingIsAskedOfNobody(words: String) throws {
    #expect(try book(.found([city("A")])).cities(matching: words, in: .english) == [])
    #expect(fetches.all == [])
  }

  @Test func aDamagedFileIsNoFault() throws {
    _ = try book(.found([city("Misa-dong")])).cities(matching: "misa", in: .english)
    try folder.write(Data("\u{0}rubbish\tx\n".utf8), as: "data/places")
    #expect(book(nil).place(called: "misa", in: .english) == nil)
  }

  @Test func aReportIsReadAsItWasWritten() {
    let answers: [CityAnswer] = [
      .found([]), .found([city("A"), city("나 B")]), .fault(WeatherFault(.quota, "x", pause: 3)),
    ]
    for answer in answers { #expect(CityAnswer(text: answer.text) == answer) }
    let text = answers[1].text
    for length in 0..<text.utf8.count {
      #expect(CityAnswer(text: String(decoding: text.utf8.prefix(length), as: UTF8.self)) == nil)
    }
  }

  @Test func aNameCantForgeAnotherLine() throws {
    let answer = CityAnswer.found([city("A\tB\nend\n\u{1B}[2J")])
    guard case .found(let cities) = CityAnswer(text: answer.text) else {
      throw CancellationError()
    }
    #expect(cities.map(\.englishName) == ["A B end [2J"])
  }

  @Test func anOrderIsReadAsItWasWritten() {
    let fetch = CityFetch("a=b 미사\n", in: .korean)
    #expect(CityFetch(arguments: fetch.arguments) == fetch)
    #expect(CityFetch(arguments: []) == nil && WeatherFetch(arguments: fetch.arguments) == nil)
  }
}
