import Testing
import WidgetIntents

struct IntentCopyTests {
  private func made(fromData isFromData: Bool) throws -> Trip {
    try isFromData ? Trip(values: ["city": .text("seoul")]) : Trip()
  }

  @Test(arguments: [false, true])
  func staysAsItWasWhenTheOriginalChanges(_ isFromData: Bool) throws {
    var original = try made(fromData: isFromData)
    let (copy, before) = (original, original.values)
    original.city = .jeju
    original.stop = .seoul
    #expect(copy.values == before)
    #expect(original.city == .jeju)
  }

  @Test(arguments: [false, true])
  func leavesItsOriginalAsItWas(_ isFromData: Bool) throws {
    let original = try made(fromData: isFromData)
    var (copy, before) = (original, original.values)
    copy.note = "복도"
    copy.isByNight.toggle()
    #expect(original.values == before)
    #expect(copy.note == "복도")
    before["note"] = .text("복도")
    before["isByNight"] = .boolean(false)
    #expect(copy.values == before)
  }

  @Test func sharesNothingWithAnotherMadeFromItsData() throws {
    var original = try Trip(values: Trip().values)
    let other = try Trip(values: original.values)
    original.travellers = 9
    #expect(other.travellers == 2)
    #expect(Trip().travellers == 2)
  }

  @Test func canBeSetByAnInitializerOfItsOwn() {
    struct Mark: AppIntent {
      static let title: LocalizedStringResource = "Mark"
      @Parameter(title: "Item") var item: String

      init() {}

      init(item: String) {
        self.item = item
      }

      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(Mark(item: "milk").values == ["item": .text("milk")])
    #expect(Mark().item.isEmpty)
  }
}
