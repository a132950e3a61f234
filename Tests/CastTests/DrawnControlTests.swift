import Almanac
import Cast
import Foundation
import Testing
import Timelines
import Views
import WidgetIntents
import System

/// Controls in faces that were drawn elsewhere and come without the types of their intents.
struct DrawnControlTests {
  private let lamp = Instance.ID(1)
  private let date = Date(timeIntervalSince1970: 1_800_000_000)
  private let traits = Traits(usual: .systemSmall)

  /// As it comes from another process.
  private func drawnFace() throws -> Face {
    let face = Face(archiving: LampView(), in: EnvironmentValues(traits, strings: [:]))
    #expect(!face.intents.isEmpty)
    return try JSONDecoder().decode(Face.self, from: JSONEncoder().encode(face))
  }

  private func cast() throws -> Cast {
    var cast = Cast(of: WidgetKind.all(in: Lamp()).kinds, strings: [:], zone: .utc)
    cast.enroll([Instance(id: lamp, kind: "lamp", family: .systemSmall)])
    cast.stand([lamp: [traits]], visible: [lamp], at: date)
    let question = try #require(cast.advance(to: date).first)
    let entry = DrawnEntry(date: date, faces: [traits: try drawnFace()])
    let timeline = AnyTimeline(drawn: Timeline(entries: [entry], policy: .never))
    cast.receive(TimelineAnswer(to: question.request, .timeline(timeline)), at: date)
    cast.keepFace(of: lamp, for: traits, at: date)
    return cast
  }

  /// A face that was drawn for an unlocked screen isn't shown on a locked one, however alike.
  @Test func nothingElseIsShownWhileOthersMaySee() throws {
    var cast = try cast()
    var locked = traits
    locked.redaction.insert(.privacy)
    cast.keepFace(of: lamp, for: locked, at: date)
    let face = try #require(cast.face(of: lamp, for: locked, at: date)).face
    #expect(face != (try drawnFace()))
    let open = try #require(cast.face(of: lamp, for: traits, at: date)).face
    #expect(open == (try drawnFace()))
  }

  private func shownNodes(_ cast: Cast) throws -> [Node] {
    let face = try #require(cast.face(of: lamp, for: traits, at: date)).face
    let drawn = try drawnFace()
    #expect(face.intents.isEmpty && face == drawn)
    return face.content.all
  }

  @Test func aButtonPerformsWhatItsKindDeclares() throws {
    var cast = try cast()
    let button = try #require(try shownNodes(cast).lazy.compactMap(\.button).first)
    let hit = cast.press(button.intent, isOn: nil, of: lamp)
    let tap = try #require(hit)
    #expect(tap.type is Ring.Type && tap.intent.values == ["times": .integer(3)])
    #expect(tap.id.instance == lamp && cast.controls[lamp]?.actionFault == nil)
  }

  @Test func aToggleSetsWhatItIsToBe() throws {
    var cast = try cast()
    let toggle = try #require(try shownNodes(cast).lazy.compactMap(\.toggle).first)
    let hit = cast.press(toggle.intent, isOn: toggle.isOn, of: lamp)
    let tap = try #require(hit)
    #expect(tap.type is Light.Type && tap.intent.values == ["value": .boolean(true)])
    #expect(cast.controls[lamp]?.states == [toggle.intent: true])
  }

  @Test func whatNoKindDeclaresIsRefused() throws {
    var cast = try cast()
    let stray = try #require(try shownNodes(cast).compactMap(\.button).last)
    for intent in [stray.intent, IntentReference(name: "Made.Up")] {
      let tap = cast.press(intent, isOn: nil, of: lamp)
      #expect(tap == nil && cast.controls[lamp]?.actionFault == .unknown)
    }
  }
}

private struct LampView: View {
  var body: some View {
    VStack {
      Button("Ring", intent: Ring(times: 3))
      Toggle(isOn: false, intent: Light()) { Text(verbatim: "Light") }
      Button("Stray", intent: Stray())
    }
  }
}

private struct Lamp: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "lamp", provider: LampProvider()) { _ in LampView() }
      .performing(Ring.self, Light.self)
  }
}

private struct LampProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
  }

  func placeholder(in context: Context) -> Entry { Entry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

private struct Ring: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  @Parameter(title: "Times", default: 1) var times: Int

  init() {}

  init(times: Int) {
    self.times = times
  }

  func perform() async throws -> some IntentResult { .result() }
}

private struct Light: SetValueIntent {
  static let title: LocalizedStringResource = "Light"
  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

private struct Stray: AppIntent {
  static let title: LocalizedStringResource = "Stray"

  func perform() async throws -> some IntentResult { .result() }
}

extension Node {
  /// The node itself and all below it.
  fileprivate var all: [Node] { [self] + children.flatMap(\.all) }

  fileprivate var button: ButtonNode? {
    if case .button(let button) = self { button } else { nil }
  }

  fileprivate var toggle: ToggleNode? {
    if case .toggle(let toggle) = self { toggle } else { nil }
  }
}
