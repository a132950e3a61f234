import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Testing
import Views
import WidgetIntents

@testable import Cast
@testable import Home
@testable import Timelines
import System

/// Faces are kept by entry, staleness and traits, and asked for where they were drawn for others.
struct FaceKeepingTests {
  private func counted(_ count: Tally) -> WidgetKind {
    WidgetKind(
      id: "counted", name: "", families: [.systemSmall],
      placeholder: { _, environment in Face(archiving: Text("?"), in: environment) },
      timeline: { _, context in
        let entry = Sample.Entry(date: context.date, number: "1")
        return AnyTimeline(Timeline(entries: [entry], policy: .never)) { entry, environment in
          count.add()
          return Face(archiving: Text(verbatim: entry.number), in: environment)
        }
      })
  }

  @Test func goingToALookAndBackArchivesNothing() async throws {
    let count = Tally()
    var home = try await SeenHome.test(
      80, 24, showing: Sample.instances([("counted", .systemSmall)]), kinds: [counted(count)])
    _ = home.canvas(at: .test)
    for _ in 0..<3 {
      home.press(Key("m"))
      _ = home.canvas(at: .test)
    }
    let once = count.value
    for key in ["m", "m", "m", "l", "u"] as [Character] {
      home.press(Key(key))
      _ = home.canvas(at: .test)
    }
    #expect(once == 3 && count.value <= once + 1, "only what is locked is new")
    home.press(Key("?"), Key(.escape), Key("n"), Key("n"))
    _ = home.canvas(at: .test)
    #expect(count.value <= once + 1)
  }

  /// A start lays out the screen several times before it is drawn.
  @Test func whatIsntLookedAtIsntArchived() throws {
    struct Counted: View {
      let count: Tally
      var body: some View {
        count.add()
        return Text(verbatim: "a")
      }
    }
    let count = Tally()
    let home = try SeenHome.fresh(80, 24, showing: [], kinds: [])
    let content = home.context.archived(Counted(count: count))
    #expect(count.value == 0)
    #expect(content == content && content.content == content.content)
    #expect(count.value == 1)
    let other = home.context.archived(Counted(count: count))
    #expect(content == other)
    #expect(count.value == 2)
  }

  /// As `widgetty render` does, which shows only what has been answered.
  @Test func askingForAnUnseenScreenArchivesNothing() throws {
    let count = Tally()
    let counted = WidgetKind(
      id: "counted", name: "", families: [.systemSmall],
      placeholder: { _, environment in
        count.add()
        return Face(archiving: Text("?"), in: environment)
      },
      timeline: { _, context in
        let entry = Sample.Entry(date: context.date, number: "1")
        return AnyTimeline(Timeline(entries: [entry], policy: .never)) { entry, environment in
          Face(archiving: Text(verbatim: entry.number), in: environment)
        }
      })
    let widget = Sample.instances([("counted", .systemSmall)])
    var unseen = try SeenHome.fresh(80, 24, showing: widget, kinds: [counted])
    #expect(unseen.home.due(by: .test).compactMap(\.question).count == 1)
    #expect(count.value == 0)
    var seen = try SeenHome.fresh(80, 24, showing: widget, kinds: [counted])
    #expect(seen.advance(to: .test).compactMap(\.question).count == 1)
    #expect(count.value == 1)
  }

  /// Each place shows its own widget.
  @Test func goingToAPlaceAndBackAsksAndArchivesNothing() async throws {
    let count = Tally()
    func board(_ number: Int, at place: BoardPlace) -> Board {
      let widget = Instance(id: Instance.ID(number), kind: "counted", family: .systemSmall)
      return Board(showing: [widget], at: place)
    }
    var home = SeenHome(
      Home(
        size: Size(width: 120, height: 40), device: try .test(), presentation: try .test(),
        kinds: [counted(count)],
        boards: [
          .home: board(1, at: .home), .today: board(2, at: .today),
          .standBy: board(3, at: .standBy),
        ], at: .test))
    await home.settle(at: .test)
    var pictures: [BoardPlace: Canvas] = [:]
    for key in Array("tsst") {
      home.press(Key(key))
      await home.settle(at: .test)
      pictures[home.context.place] = home.canvas(at: .test)
    }
    let once = count.value
    for key in Array("ttssttsst") {
      home.press(Key(key))
      #expect(await home.settle(at: .test) == [])
      let place = home.context.place
      #expect(home.canvas(at: .test) == pictures[place] || place == .standBy, "\(place)")
    }
    #expect(count.value == once && once >= 3)
  }

  /// A face is the largest part of a widget, so nothing holds on to one that an equal one replaces.
  @Test func keepsOneOfTwoEqualFaces() async throws {
    let count = Tally()
    let instance = try #require(Sample.instances([("counted", .systemSmall)]).first)
    var home = try await SeenHome.test(
      80, 24, showing: [instance], kinds: [counted(count)])
    _ = home.frame(at: .test)
    let traits = try #require(home.board.slot(of: instance.id, in: home.context)?.traits)
    weak let first = home.context.cast.face(of: instance.id, for: traits, at: .test)
    #expect(first != nil && count.value == 1)
    home.press(Key("R"))
    await home.settle(at: .test)
    _ = home.frame(at: .test)
    #expect(first == nil && count.value == 2)
  }

  private static let nothing = ArchivedFace(
    Face(archiving: EmptyView(), in: EnvironmentValues()))

  @Test func keepsFourLooksOfAnEntryAndNoOther() {
    var faces = FaceCache()
    let entry = ShownEntry.ID(generation: 1, index: 0)
    let traits = (0..<6).map { number in
      var traits = Traits(usual: .systemSmall)
      traits.locale = "\(number)"
      return traits
    }
    for traits in traits {
      faces.keep(Self.nothing, of: entry, for: traits, isStale: false)
    }
    let kept = traits.filter { faces.face(of: entry, for: $0, isStale: false) != nil }
    #expect(kept == Array(traits.suffix(4)))
    #expect(faces.face(of: entry, for: traits[5], isStale: true) == nil)
    let next = ShownEntry.ID(generation: 1, index: 1)
    #expect(faces.face(of: next, for: traits[5], isStale: false) == nil)
    faces.keep(Self.nothing, of: next, for: traits[0], isStale: false)
    #expect(faces.face(of: entry, for: traits[5], isStale: false) == nil)
  }

  /// The alternative that fits is archived only when the face is laid out.
  @Test func keepsTheIntentsOfWhatWasLaidOutBeforeTheFaceWasReplaced() throws {
    let view = ViewThatFits {
      Text("Flip it now")
      Button("Flip", intent: FlipIntent("it"))
    }
    .containerBackground(.red, for: .widget).widgetURL(URL(string: "widgetty://it"))
    let face = ArchivedFace(Face(archiving: view, in: EnvironmentValues()))
    let (intent, traits) = (IntentReference(FlipIntent("it")), Traits(usual: .systemSmall))
    var faces = FaceCache()
    faces.keep(face, of: .init(generation: 1, index: 0), for: traits, isStale: false)
    #expect(faces.intents[intent] == nil)
    #expect(face.face.content.children.count == 2)
    for index in 1...2 {
      faces.keep(
        Self.nothing, of: .init(generation: 1, index: index), for: traits, isStale: false)
      #expect(faces.intents[intent] != nil)
    }
  }

  /// A kind that draws its faces at once, for the traits that it is asked for.
  private static let drawn = WidgetKind(
    id: "drawn", name: "", families: [.systemSmall],
    placeholder: { _, environment in Face(archiving: Text("?"), in: environment) },
    timeline: { _, context in
      let faces = context.traits.map { traits in
        let text = Text(verbatim: "\(traits.renderingMode) \(traits.typeSize)")
        return (traits, Face(archiving: text, in: EnvironmentValues(traits, strings: [:])))
      }
      let entry = DrawnEntry(date: context.date, faces: Dictionary(uniqueKeysWithValues: faces))
      return AnyTimeline(drawn: Timeline(entries: [entry], policy: .never))
    })

  @Test func theNearestFaceStaysUntilTheRightOneHasCome() async throws {
    var home = try await SeenHome.test(
      80, 24, showing: Sample.instances([("drawn", .systemSmall)]), kinds: [Self.drawn])
    #expect(home.text().contains("fullColor"))
    home.press(Key("m"))
    #expect(home.text().contains("fullColor"), "nothing nearer is there yet")
    let questions = home.advance(to: .test).compactMap(\.question)
    #expect(questions.map { $0.context.traits.map(\.renderingMode) } == [[.accented]])
    #expect(home.schedule.report(on: Instance.ID(0), at: .test)?.lastReason == .look)
    #expect(home.text().contains("fullColor") && home.advance(to: .test).isEmpty, "asked once")
    _ = home.handle(.answered(await (try #require(questions.first)).answer), at: .test)
    #expect(home.text().contains("accented"))
    #expect(home.advance(to: .test).isEmpty)
  }

  @Test func oneOfAnotherSizeShowsWhatItHasUntilItWasAsked() async throws {
    var home = try await SeenHome.test(
      80, 24, showing: Sample.instances([("weather", .systemSmall), ("days", .systemSmall)]))
    let wide = Instance(id: Instance.ID(0), kind: "weather", family: .systemMedium)
    let days = Sample.instances([("weather", .systemSmall), ("days", .systemSmall)])[1]
    _ = home.handle(.boardChanged(Board(showing: [wide, days])), at: .test)
    #expect(home.text().contains("23°") && !home.text().contains("██"))
    #expect(await home.settle(at: .test) == [0])
    #expect(home.text().contains("23°"))
  }

  @Test func traitsSurviveEncoding() throws {
    var traits = Traits(usual: .systemMedium)
    traits.renderingMode = .vibrant
    traits.redaction = .privacy
    traits.typeSize = .accessibility3
    traits.contrast = .increased
    let data = try JSONEncoder().encode(traits)
    #expect(try JSONDecoder().decode(Traits.self, from: data) == traits)
  }
}
