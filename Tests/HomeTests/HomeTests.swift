import Cells
import FoundationEssentials
import Home
import Kit
import Testing
import Views

struct HomeTests {
  @Test func standsTheTileBetweenItsRows() throws {
    var home = try Home.test(40, 15)
    expectPicture(
      home.canvas(at: .test),
      """
        11월 21일 토

               ▄                   ▄
                 토요일


                 9:41



                 2026년 11월 21일
               ▀                   ▀
                       시계

                r 새로 고침   q 종료
      """)
  }

  @Test func takesAnySize() throws {
    for width in [0, 1, 2, 3, 5, 8, 22, 23, 24, 300] {
      for height in [0, 1, 2, 3, 4, 5, 12, 13, 14, 100] {
        var home = try Home.test(width, height)
        #expect(home.canvas(at: .test).size == Size(width: width, height: height))
      }
    }
  }

  @Test func changesOnlyWhatCounts() throws {
    var home = try Home.test(80, 24)
    let before = home.canvas(at: .test)
    #expect(home.nextChange == .test.addingTimeInterval(60))
    #expect(home.canvas(at: .test.addingTimeInterval(59.9)) == before)
    let damage = home.canvas(at: .test.addingTimeInterval(60)).damage(since: before)
    #expect(damage.description == "34,10 \"2\"")
    #expect(home.nextChange == .test.addingTimeInterval(120))
  }

  @Test func followsAClockThatIsSet() throws {
    var home = try Home.test(80, 24)
    _ = home.canvas(at: .test)
    let earlier = home.canvas(at: .test.addingTimeInterval(-3600)).description
    #expect(earlier.contains("8:41"))
    let later = home.canvas(at: .test.addingTimeInterval(86_400 * 3)).description
    #expect(later.contains("9:41") && later.contains("화요일"))
  }

  @Test func asksForWhatKeysMean() throws {
    var home = try Home.test(80, 24)
    #expect(home.handle(.input(.key(Key("r")))) == [.archive(.widget(0))])
    #expect(home.handle(.input(.key(Key("r")))) == [])
    _ = home.handle(.archived(Node(archiving: Text("a")), .widget(0)))
    #expect(home.handle(.input(.key(Key("r")))) == [.archive(.widget(0))])
    #expect(home.handle(.input(.key(Key("z", .control)))) == [.suspend])
    #expect(home.handle(.input(.key(Key("x")))) == [])
    #expect(home.handle(.input(.paste("q"))) == [])
    #expect(!home.isClosed)
    #expect(home.handle(.input(.key(Key("q")))) == [])
    #expect(home.isClosed)
  }

  @Test(arguments: [Key("q"), Key("c", .control), Key("\\", .control)])
  func endsByItsKeys(_ key: Key) throws {
    var home = try Home.test(80, 24)
    _ = home.handle(.input(.key(key)))
    #expect(home.isClosed)
  }

  @Test func showsWhatWasArchived() throws {
    var home = try Home.test(80, 24)
    let before = home.canvas(at: .test)
    #expect(home.handle(.archived(Node(archiving: Text("new")), .widget(0))) == [])
    let after = home.canvas(at: .test)
    #expect(after.description.contains("new"))
    let tile = Rect(x: 29, y: 6, width: 21, height: 10)
    let strays = after.damage(since: before).spans.filter { !tile.rows.contains($0.row) }
    #expect(strays == [])
  }

  @Test func looksTheSameAfterAResize() throws {
    var home = try Home.test(80, 24)
    _ = home.canvas(at: .test)
    for size in [
      Size(width: 1, height: 1), Size(width: 300, height: 7), Size(width: 80, height: 24),
    ] {
      _ = home.handle(.resized(size))
      _ = home.canvas(at: .test)
    }
    var fresh = try Home.test(80, 24)
    #expect(home.canvas(at: .test) == fresh.canvas(at: .test))
  }

  @Test func takesOtherGlyphs() throws {
    var home = try Home.test(80, 24)
    #expect(home.canvas(at: .test).description.contains("▄"))
    #expect(home.handle(.glyphsChanged(.sextant)) == [])
    #expect(home.canvas(at: .test).description.contains("🬵"))
  }

  @Test func turnsLight() throws {
    var home = try Home.test(80, 24)
    let dark = home.canvas(at: .test)
    #expect(home.handle(.appearanceChanged(.light)) == [.archive(.widget(0))])
    #expect(home.environment.colorScheme == .light)
    let light = home.canvas(at: .test)
    #expect(light[0, 0].style.background != dark[0, 0].style.background)
    #expect(home.handle(.appearanceChanged(.light)) == [])
    _ = home.handle(.appearanceChanged(.dark))
    #expect(home.canvas(at: .test) == dark)
  }
}
