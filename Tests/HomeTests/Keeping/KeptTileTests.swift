import Almanac
import Cells
import FoundationEssentials
import HomeTesting
import Layout
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home

/// A later run begins with the tiles of an earlier one, and ends like one without them.
struct KeptTileTests {
  private static let board = Sample.instances([
    ("weather", .systemMedium), ("days", .systemSmall), ("secret", .systemSmall),
    ("coffee", .systemSmall),
  ])
  private static let secret = WidgetKind(
    id: "secret", name: "secret", families: WidgetFamily.allCases,
    placeholder: { face("", $1) },
    timeline: { _, context in
      let entry = Sample.Entry(date: context.date, number: "Zanzibar")
      return Reel(Timeline(entries: [entry], policy: .never)) { face($0.number, $1) }
    })
  private static var kinds: [WidgetKind] { Sample.kinds + [secret] }

  private static func face(_ word: String, _ environment: EnvironmentValues) -> Face {
    Face(
      archiving: Text(verbatim: word).privacySensitive().containerBackground(
        Color.blue, for: .widget), in: environment)
  }

  private func answered(
    _ board: [Instance] = board, _ presentation: Presentation? = nil
  ) async throws -> SeenHome {
    try await .test(120, 40, showing: board, kinds: Self.kinds, presentation: presentation)
  }

  /// A home before its first questions, with what was kept.
  private func next(
    _ tiles: [KeptTile], _ board: [Instance] = board, width: Int = 120,
    by presentation: Presentation? = nil, at date: Date = .test
  ) throws -> Home {
    var home = try SeenHome.fresh(
      width, 40, showing: board, kinds: Self.kinds, presentation: presentation
    ).home
    home.begin(with: tiles, at: date)
    return home
  }

  private func tiles(of home: SeenHome, at date: Date = .test) -> [KeptTile] {
    var (pictures, home) = (Pictures(), home.home)
    home.settle(at: date)
    _ = home.frame(at: date, reusing: &pictures)
    return home.tilesToKeep(of: pictures, at: date)
  }

  private func isShown(_ home: Home, at date: Date = .test) -> Bool {
    var pictures = Pictures()
    return home.keptFrame(at: date, reusing: &pictures) != nil
  }

  @Test func areShownBeforeAnythingIsAsked() async throws {
    var first = try await answered()
    let picture = first.canvas(at: .test)
    let kept = tiles(of: first)
    #expect(kept.map(\.widget.number) == [0, 1, 2, 3])

    let home = try next(kept)
    var pictures = Pictures()
    let frame = try #require(home.keptFrame(at: .test, reusing: &pictures))
    for slot in try #require(home.screenSlots).slots where slot.id != SlotID("header") {
      #expect(frame.canvas.cropped(to: slot.frame) == picture.cropped(to: slot.frame))
    }
    #expect(frame.canvas.description.contains("11월 21일"), "It has what lies around the tiles.")
    #expect(frame.until == .test + 60, "The clock is beside them.")
  }

  @Test func leaveRoomForWhatWasNotKept() async throws {
    var first = try await answered()
    let picture = first.canvas(at: .test)
    let home = try next(tiles(of: first).filter { $0.widget.number != 2 })
    var pictures = Pictures()
    let frame = try #require(home.keptFrame(at: .test, reusing: &pictures))
    for slot in try #require(home.screenSlots).slots where slot.instance == Instance.ID(1) {
      #expect(frame.canvas.cropped(to: slot.frame) == picture.cropped(to: slot.frame))
    }
    #expect(!frame.canvas.description.contains("Zanzibar"))
  }

  @Test func areSeenOnNoLockedScreen() async throws {
    let kept = tiles(of: try await answered())
    var locked = try Presentation.test()
    locked.isLocked = true
    #expect(!isShown(try next(kept, by: locked)))
    var home = try next(kept)
    _ = home.handle(.lockChanged(true), at: .test)
    #expect(!isShown(home))
  }

  @Test func giveWayToTheSamePicture() async throws {
    var plain = try await answered()
    let picture = plain.canvas(at: .test)
    var home = try next(tiles(of: plain))
    var pictures = Pictures()
    _ = home.keptFrame(at: .test, reusing: &pictures)
    for case .ask(let question) in home.advance(to: .test) {
      _ = home.frame(at: .test, reusing: &pictures)
      _ = home.handle(.answered(await question.answer), at: .test)
      home.settle(at: .test)
    }
    #expect(home.frame(at: .test, reusing: &pictures).canvas == picture)
    #expect(!isShown(home))
  }

  @Test func areDroppedWhenTheyNoLongerHold() async throws {
    let kept = tiles(of: try await answered()).filter { $0.widget.number == 0 }
    #expect(isShown(try next(kept)))
    #expect(isShown(try next(kept, at: .test + 3599), at: .test + 3599))
    #expect(!isShown(try next(kept, at: .test + 3600), at: .test + 3600))
    #expect(!isShown(try next(kept, at: .test - 1), at: .test - 1), "The clock was set back.")

    var home = try next(kept)
    var pictures = Pictures()
    home.settle(at: .test)
    _ = home.frame(at: .test, reusing: &pictures)
    let later = Date.test + 3600
    home.settle(at: later)
    let frame = home.frame(at: later, reusing: &pictures)
    #expect(!frame.canvas.description.contains("23°"))
  }

  @Test(arguments: [
    Event.contentChanged(kind: "days"), .clockChanged, .filesChanged([Instance.ID(1)]),
    .lockChanged(true), .networkChanged, .attentionChanged(isAway: true),
  ])
  func endWithNews(_ event: Event) async throws {
    var home = try next(tiles(of: try await answered()))
    _ = home.handle(event, at: .test)
    #expect(!isShown(home))
  }

  @Test func belongToTheirConditions() async throws {
    let kept = tiles(of: try await answered())
    var other = Self.board
    other[0].configuration["place"] = .text("Busan")
    var changed = Instance(id: Instance.ID(1), kind: "snow", family: .systemSmall)
    changed.configuration = [:]
    let homes = [
      try next(kept.filter { $0.widget.number == 0 }, other),
      try next(kept.filter { $0.widget.number == 1 }, [Self.board[0], changed]),
      try next(kept, width: 60),
    ]
    for home in homes { #expect(!isShown(home)) }
  }

  @Test func belongToTheirLook() async throws {
    let kept = tiles(of: try await answered())
    let plain = try Presentation.test()
    #expect(isShown(try next(kept, by: plain)))
    var others = [
      try Presentation.test(depth: .palette256), try .test(appearance: .light),
      try .test(glyphs: .half),
    ]
    let changes: [(inout Presentation) throws -> Void] = [
      { $0.preferences.mode = .accented }, { $0.preferences.isAlwaysOn = true },
      { $0.preferences.theme.name = .nord }, { $0.preferences.accessibility.typeSize = .xxxLarge },
      { $0.preferences.accessibility.increasesContrast = true }, { $0.locale = "en" },
      { $0.isLocked = true }, { $0.surroundings.dates = $0.surroundings.dates.with(.twelve) },
      {
        let zone = try Zone(posix: "JST-10")
        $0.surroundings.dates = $0.surroundings.dates.with(.twentyFour, in: zone)
      },
    ]
    for change in changes {
      var presentation = plain
      try change(&presentation)
      others.append(presentation)
    }
    for presentation in others { #expect(!isShown(try next(kept, by: presentation))) }
  }

  @Test func areTakenOnlyOfWhatIsKnownAndOpen() async throws {
    let fresh = try SeenHome.fresh(120, 40, showing: Self.board, kinds: Self.kinds)
    #expect(tiles(of: fresh) == [])

    var locked = try Presentation.test()
    locked.isLocked = true
    #expect(tiles(of: try await answered(Self.board, locked)) == [])

    var asking = try await answered()
    _ = asking.handle(.contentChanged(kind: "days"), at: .test)
    #expect(tiles(of: asking).map(\.widget.number) == [0, 2, 3])
    _ = asking.advance(to: .test)
    #expect(tiles(of: asking).map(\.widget.number) == [0, 2, 3])
  }
}

extension DateWriter {
  fileprivate func with(_ cycle: HourCycle, in zone: Zone? = nil) -> DateWriter {
    DateWriter(wording: wording, zone: zone ?? self.zone, hourCycle: cycle)
  }
}
