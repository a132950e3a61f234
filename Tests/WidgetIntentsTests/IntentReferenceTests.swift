import Foundation
import Testing
import WidgetIntents

struct IntentReferenceTests {
  private struct Mark: AppIntent {
    static let title: LocalizedStringResource = "Mark"
    @Parameter(title: "Item") var item: String
    @Parameter(title: "Done", default: true) var isDone: Bool

    init() {}

    init(item: String) {
      self.item = item
    }

    func perform() async throws -> some IntentResult {
      Journal.current?.note("\(item) \(isDone)")
      return .result()
    }
  }

  private struct Failing: AppIntent {
    static let title: LocalizedStringResource = "Failing"
    struct Complaint: Error {}

    func perform() async throws -> some IntentResult {
      if true { throw Complaint() }
      return .result()
    }
  }

  @Test func isTheIntentAsData() throws {
    let reference = IntentReference(Mark(item: "milk"))
    #expect(reference.values == ["item": .text("milk"), "isDone": .boolean(true)])
    let data = try JSONEncoder().encode(reference)
    #expect(try JSONDecoder().decode(IntentReference.self, from: data) == reference)
    #expect(reference == IntentReference(Mark(item: "milk")))
    #expect(reference != IntentReference(Mark(item: "bread")))
  }

  @Test func isPrintedAsItWouldBeWritten() {
    #expect("\(IntentReference(Mark(item: "milk")))" == "Mark(isDone: true, item: 'milk')")
    #expect("\(IntentReference(name: "Empty"))" == "Empty()")
    #expect("\(IntentReference(name: ""))" == "()")
  }

  @Test func findsItsTypeAmongOthers() {
    var types = IntentTypes()
    types.add(Mark.self)
    types.add(Failing.self)
    #expect(types[IntentReference(Mark())] == Mark.self)
    #expect(types[IntentReference(name: "Mark")] == nil)
  }

  @Test func isDoneWithItsValues() async throws {
    let journal = Journal()
    try await Journal.$current.withValue(journal) {
      try await Mark.perform(IntentReference(Mark(item: "milk")))
      try await Mark.perform(
        IntentReference(Mark(item: "milk")).setting("isDone", to: .boolean(false)))
    }
    #expect(journal.notes == ["milk true", "milk false"])
  }

  @Test func tellsWhatGoesWrong() async {
    await #expect(throws: Failing.Complaint.self) {
      try await Failing.perform(IntentReference(Failing()))
    }
    await #expect(throws: ParameterError.self) {
      try await Mark.perform(IntentReference(Mark()).setting("item", to: .integer(1)))
    }
  }
}
