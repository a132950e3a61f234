import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Testing
import Timelines

@testable import Home

/// Checks what the places have in common: which one is kept, and what their names are.
struct PlaceTests {
  private func home(at place: BoardPlace = .home, idleMinutes: Int? = nil) async throws -> SeenHome
  {
    var presentation = try Presentation.test()
    presentation.preferences.idleMinutes = idleMinutes
    let small = Sample.instances([("days", .systemSmall)])
    let round = [
      Instance(id: Instance.ID(50), kind: "weather", family: .accessoryCircular),
      Instance(id: Instance.ID(51), kind: "weather", family: .accessoryInline),
    ]
    var home = SeenHome(
      Home(
        size: Size(width: 120, height: 40), device: try .test(), presentation: presentation,
        kinds: Sample.kinds,
        boards: [.home: Board(showing: small), .lock: Board(showing: round, at: .lock)],
        place: place, at: .test))
    await home.settle(at: .test)
    return home
  }

  @Test(arguments: [
    ("", BoardPlace.home), ("s", .standBy), ("t", .today), ("ts", .standBy), ("tss", .today),
    ("tt", .home),
    ("ss", .home), ("t?", .today), ("tQ", .today), ("Q", .home), ("Qs", .standBy), ("sQ", .home),
    ("se", .standBy), ("ta", .today),
  ])
  func isKeptForTheNextStart(keys: String, place: BoardPlace) async throws {
    var home = try await home()
    for key in keys { home.press(Key(key)) }
    #expect(home.home.chosenPlace == place)
  }

  @Test(arguments: [BoardPlace.home, .today, .standBy])
  func isWhereItBegan(place: BoardPlace) async throws {
    let home = try await home(at: place)
    #expect(home.home.chosenPlace == place && home.home.place == place)
  }

  @Test(arguments: [BoardPlace.home, .today])
  func standByThatComesByItselfIsNotKept(place: BoardPlace) async throws {
    var home = try await home(at: place, idleMinutes: 10)
    _ = home.advance(to: .test + 600)
    #expect(home.home.place == .standBy && home.home.chosenPlace == place)
  }

  @Test(arguments: [("a", "홈"), ("ta", "오늘 보기"), ("sa", "스탠바이"), ("Qea", "잠금 화면")])
  func galleriesNameTheWayBack(keys: String, name: String) async throws {
    var home = try await home()
    for key in keys { home.press(Key(key)) }
    let text = home.text()
    #expect(text.contains("위젯 갤러리") && text.contains("‹ \(name) "))
  }

  @Test(arguments: [("e", "홈 화면 편집"), ("te", "오늘 보기 편집"), ("se", "스탠바이 편집"), ("Qe", "잠금 화면 편집")])
  func editModesNameTheirPlace(keys: String, name: String) async throws {
    var home = try await home()
    for key in keys { home.press(Key(key)) }
    #expect(home.text().contains(name))
  }

  /// The clock stands where it does while the screen is locked, behind what is edited.
  @Test func theLockScreenIsEditedBelowItsClock() async throws {
    var home = try await home()
    home.press(Key("Q"))
    let locked = home.canvas(at: .test)
    home.press(Key("e"))
    let edited = home.canvas(at: .test)
    let clock = try #require(
      LockPlan([.accessoryCircular, .accessoryInline], on: edited.size, try .test()).clock)
    #expect(edited.cropped(to: clock) == locked.cropped(to: clock))
    home.press(Key(.enter), Key(.right))
    #expect(home.canvas(at: .test).cropped(to: clock) == locked.cropped(to: clock))
  }
}
