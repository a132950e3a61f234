import Testing
import WidgetIntents

struct DependencyTests {
  private struct Shelf: Hashable, Sendable {
    let name: String
  }

  private struct Take: AppIntent {
    static let title: LocalizedStringResource = "Take"
    @Dependency var shelf: Shelf
    @Dependency(key: "upper") var upper: Shelf

    func perform() async throws -> some IntentResult {
      Journal.current?.note("\(shelf.name) \(upper.name)")
      return .result()
    }
  }

  private var dependencies: Dependencies {
    var dependencies = Dependencies()
    dependencies.add(dependency: Shelf(name: "lower"))
    dependencies.add(key: "upper", dependency: Shelf(name: "upper"))
    return dependencies
  }

  @Test func reachAnIntentWhileItRuns() async throws {
    let journal = Journal()
    try await Journal.$current.withValue(journal) {
      try await Dependencies.$current.withValue(dependencies) {
        try await Take.perform(IntentReference(Take()))
      }
    }
    #expect(journal.notes == ["lower upper"])
  }

  @Test func reachTheTasksThatItStarts() async {
    let name = await Dependencies.$current.withValue(dependencies) {
      async let shelf = Take().shelf
      return await shelf.name
    }
    #expect(name == "lower")
  }

  @Test func areMissedBeforeAnythingIsDone() async {
    let journal = Journal()
    var some = Dependencies()
    some.add(dependency: Shelf(name: "lower"))
    let error = await #expect(throws: MissingDependency.self) {
      try await Journal.$current.withValue(journal) {
        try await Dependencies.$current.withValue(some) {
          try await Take.perform(IntentReference(Take()))
        }
      }
    }
    #expect(error?.description == "there is no Shelf called 'upper'")
    #expect(journal.notes.isEmpty)
  }

  @Test func withTheSameNameTakeThePlaceOfEarlierOnes() {
    var dependencies = dependencies
    dependencies.add(dependency: Shelf(name: "new"))
    let name = Dependencies.$current.withValue(dependencies) { Take().shelf.name }
    #expect(name == "new")
  }

  @Test func areFoundInWhateverDeclaresThem() {
    struct Provider {
      @Dependency var shelf: Shelf
    }
    struct Caller {
      let provider: Provider?
    }
    struct Walker {
      @IntentParameter(title: "Pace", default: 1) var pace: Int
      @Dependency var shelf: Shelf
    }
    final class Keeper {
      @Dependency var shelf: Shelf
    }
    #expect(throws: MissingDependency.self) { try Dependencies.check(Walker()) }
    #expect(throws: MissingDependency.self) { try Dependencies.check(Keeper()) }
    Dependencies.$current.withValue(dependencies) {
      #expect(throws: Never.self) { try Dependencies.check(Walker()) }
      #expect(throws: Never.self) { try Dependencies.check(Keeper()) }
      #expect(throws: Never.self) { try Dependencies.check(Caller(provider: Provider())) }
    }
    #expect(throws: MissingDependency.self) { try Dependencies.check(Provider()) }
    #expect(throws: MissingDependency.self) { try Dependencies.check(Caller(provider: Provider())) }
    #expect(throws: Never.self) { try Dependencies.check(Caller(provider: nil)) }
    #expect(throws: Never.self) { try Dependencies.check(Journal()) }
  }
}
