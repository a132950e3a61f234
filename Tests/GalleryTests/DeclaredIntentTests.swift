import Almanac
import Diary
import Foundation
import Store
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Gallery

/// What the widgets' controls perform is declared, because a face may come without the types.
struct DeclaredIntentTests {
  private static let kinds = WidgetKind.all(in: GalleryBundle()).kinds
  private static let performed = [
    "weather": [RefreshWeatherIntent.referenceName],
    "reminders": [ToggleReminderIntent.referenceName],
    "caffeine": [LogDrinkIntent.referenceName, UndoDrinkIntent.referenceName],
    "timer": [ChangeTimerIntent.referenceName, StartTimerIntent.referenceName],
  ]

  private let folder: URL
  private let store: Store
  private let context: TimelineProviderContext

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "declared-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = Store(in: folder.path())
    context = try .test("2026-11-21 09:41")
  }

  /// As many controls as there can be: a reminder to tick, a drink to undo and a timer
  /// to stop.
  private func fillStore() throws {
    let list = try store.change { try $0.addReminderList(named: "Home", at: nil) }
    try ReminderBook(in: store, zone: context.zone)
      .add("Water the plants", due: nil, to: list, at: context.date)
    try CaffeineBook(in: store).log("latte", milligrams: 80, at: context.date)
    try TimerBook(in: store).start(TimerLength("25m"), at: context.date)
  }

  private var dependencies: Dependencies {
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: store)
    dependencies.add(dependency: Now(date: context.date, zone: context.zone))
    dependencies.add(dependency: Language.korean)
    dependencies.add(dependency: DateOrder.yearFirst)
    dependencies.add(dependency: LocationBook())
    return dependencies
  }

  private func faces(of kind: WidgetKind, in family: WidgetFamily) async throws -> [Face] {
    let context = TimelineProviderContext(family: family, date: context.date, zone: context.zone)
    let traits = Traits(usual: family)
    let timeline = try await Dependencies.$current.withValue(dependencies) {
      try await kind.timeline(for: [:], in: context)
    }
    return [kind.placeholder(in: context, for: traits)]
      + (0..<timeline.count).compactMap { timeline.face(of: $0, for: traits) }
  }

  @Test(arguments: kinds.map(\.id))
  func areThoseOfItsFaces(id: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fillStore()
    let kind = try #require(Self.kinds.first { $0.id == id })
    var found: Set<String> = []
    for family in kind.families {
      for face in try await faces(of: kind, in: family) {
        for intent in face.content.intents {
          #expect(kind.intents[intent] != nil, "\(intent) in \(family)")
          found.insert(intent.name)
        }
      }
    }
    #expect(found.sorted() == Self.performed[id, default: []])
    #expect(kind.intents.isEmpty == found.isEmpty)
  }
}

extension Node {
  /// What the controls in it perform.
  fileprivate var intents: [IntentReference] {
    let own: [IntentReference] =
      switch self {
      case .button(let button): [button.intent]
      case .toggle(let toggle): [toggle.intent]
      default: []
      }
    return own + children.flatMap(\.intents)
  }
}
