import Almanac
import Foundation
import Testing
import Timelines
import Views
import WidgetIntents

/// Checks widgets written like tutorials in Swift 5 mode: with `static var`, and with classes not
/// meant to be shared between threads.
struct TutorialTests {
  private func context(_ family: WidgetFamily) -> TimelineProviderContext {
    TimelineProviderContext(family: family, date: Date(), zone: .utc)
  }

  private func kind(_ id: String) throws -> WidgetKind {
    try #require(WidgetKind.all(in: StudyBundle()).kinds.first { $0.id == id })
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, ["120", "µg", "해운대"]),
    (.systemMedium, ["120", "µg", "해운대", "1시", "1", "2시", "2"]),
    (.accessoryInline, ["나쁨", "120"]),
  ])
  func weatherIsShownInEachFamily(_ family: WidgetFamily, _ words: [String]) async throws {
    let values: [String: IntentValue] = ["station": .text("해운대")]
    let timeline = try await kind("AirWidget").timeline(for: values, in: context(family))
    let face = try #require(timeline.face(of: 0, for: Traits(usual: family)))
    #expect(timeline.policy == .after(timeline.date(of: 0).addingTimeInterval(900)))
    #expect(face.background != nil)
    for word in words { #expect(face.description.contains("\"\(word)\"")) }
  }

  @Test func weatherCanBeSet() throws {
    let parameters = try kind("AirWidget").parameters
    #expect(parameters.map(\.title) == ["측정소", "예보 보기"])
    #expect(parameters.map(\.initial) == [.text("종로"), .boolean(true)])
    #expect(
      parameters.first?.kind
        == .choice([
          ParameterChoice(value: .text("종로"), title: "종로구"),
          ParameterChoice(value: .text("해운대"), title: "해운대구"),
        ]))
  }

  @Test func countdownIsShown() async throws {
    let timeline = try await kind("ExamWidget").timeline(for: [:], in: context(.systemSmall))
    let text = try #require(timeline.face(of: 0, for: Traits(usual: .systemSmall))).description
    #expect(timeline.count == 1)
    #expect(text.contains("수능"))
    #expect(text.contains("D-Day"))
    guard case .after(let next) = timeline.policy.moment else {
      return #expect(Bool(false), "\(timeline.policy)")
    }
    #expect(next > timeline.date(of: 0))
  }

  @Test func intentsHaveTheirWidgetsAskedAgain() async throws {
    let (kinds, inbox) = AsyncStream.makeStream(of: String?.self)
    let link = WidgetCenterLink(configurations: [], reload: { inbox.yield($0) })
    try await WidgetCenterLink.$current.withValue(link) {
      _ = try await RefreshAirIntent().perform()
      saveExam(title: "수능", day: Date(timeIntervalSince1970: 1_795_046_400))
    }
    inbox.finish()
    var asked: [String?] = []
    for await kind in kinds { asked.append(kind) }
    #expect(asked == [nil, nil])
  }

  @Test func buttonsHaveTheirIntentsPerformed() async throws {
    var environment = EnvironmentValues()
    environment.widgetFamily = .systemLarge
    let face = Face(archiving: RangerView(bio: "Panda"), in: environment)
    let reference = IntentReference(SuperCharge())
    #expect(face.description.contains("button SuperCharge()"))
    let (kinds, inbox) = AsyncStream.makeStream(of: String?.self)
    let link = WidgetCenterLink(configurations: [], reload: { inbox.yield($0) })
    try await WidgetCenterLink.$current.withValue(link) {
      try await face.intents[reference]?.perform(reference)
    }
    inbox.finish()
    for await kind in kinds { #expect(kind == "EmojiRangerWidget") }
  }

  @Test func togglesHaveTheStyleOfTheirAuthor() {
    let todo = Todo(id: "1", body: "장보기", complete: true)
    #expect(
      Node(archiving: TodoItemView(todo: todo)).description == """
        toggle on ToggleTodoIntent(id: '1')
          stack horizontal
            symbol circle
            text "장보기"
          stack horizontal
            symbol checkmark.circle.fill
            text "장보기"
        """)
  }
}
