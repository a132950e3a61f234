import Cells
import FoundationEssentials
import Home
import HomeTesting
import Kit
import Layout
import Testing

struct AlarmTests {
  private func alarm(_ id: Int, _ name: String = "Bread") -> Alarm {
    Alarm(id: id, name: name, date: .test, length: 1500, hasRung: true)
  }

  @Test(arguments: [(80, 24), (20, 6)])
  func looksAsRecorded(width: Int, height: Int) async throws {
    var home = try await SeenHome.test(width, height)
    _ = home.handle(.alarmsRing([alarm(1), alarm(2)]), at: .test)
    try expectGolden(home.canvas(at: .test), named: "alarm-\(width)x\(height)")
  }

  /// What the key wants done.
  private func press(_ key: Key, _ home: inout SeenHome) -> [String] {
    home.handle(.input(.key(key)), at: .test).map { "\($0)" }
  }

  @Test func aKeyEndsOneAfterAnother() async throws {
    var home = try await SeenHome.test(80, 24)
    let before = home.canvas(at: .test)
    _ = home.handle(.alarmsRing([alarm(1), alarm(2, "Tea")]), at: .test)
    #expect(press(Key("x"), &home) == [])
    #expect(press(Key(.enter), &home) == ["stopAlarm(1)"])
    #expect(home.canvas(at: .test).description.contains("Tea"))
    #expect(press(Key("+"), &home) == ["prolongAlarm(2)"])
    #expect(home.canvas(at: .test).description == before.description)
  }

  @Test func anotherDashboardEndsIt() async throws {
    var home = try await SeenHome.test(80, 24)
    let before = home.canvas(at: .test)
    _ = home.handle(.alarmsRing([alarm(1)]), at: .test)
    _ = home.handle(.alarmsRing([]), at: .test)
    #expect(home.canvas(at: .test).description == before.description)
  }

  /// Names are private while the screen is locked; that something rings isn't.
  @Test func ringsWhileLocked() async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key("Q"))
    _ = home.handle(.alarmsRing([alarm(1)]), at: .test)
    #expect(!home.canvas(at: .test).description.contains("Bread"))
    #expect(press(Key(.enter), &home) == ["stopAlarm(1)"])
  }

  @Test func everyKeyOfTheNoticeEndsIt() async throws {
    for key in [Key(.enter), Key(" "), Key(.escape), Key("q"), Key("ㅂ"), Key("ｑ")] {
      var home = try await SeenHome.test(80, 24)
      _ = home.handle(.alarmsRing([alarm(1)]), at: .test)
      #expect(press(key, &home) == ["stopAlarm(1)"], "\(key)")
      #expect(!home.home.isClosed)
    }
  }

  /// A click on what lies behind neither stops the alarm nor reaches it; the keys can be clicked.
  @Test func aClickCountsOnTheNoticeOnly() async throws {
    var home = try await SeenHome.test(80, 24)
    _ = home.handle(.alarmsRing([alarm(1), alarm(2)]), at: .test)
    let text = home.text()
    #expect(home.click(at: Point(x: 5, y: 20)).isEmpty && home.text() == text)
    let row = try #require(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("1분 더") })
    let line = home.canvas(at: .test).text(ofRow: row)
    let place = try #require(line.firstRange(of: "+"))
    let x = Glyphs(String(line[..<place.lowerBound])).reduce(0) { $0 + $1.width }
    #expect(home.click(at: Point(x: x, y: row)).map { "\($0)" } == ["prolongAlarm(1)"])
    #expect(home.click(at: Point(x: 40, y: 2)).map { "\($0)" } == ["stopAlarm(2)"])
  }
}
