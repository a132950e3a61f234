import Testing

@testable import WidgetIntents

/// Summaries decide which parameters apply with which values.
struct SummaryConditionTests {
  struct Tour: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Tour"
    @Parameter(title: "Round", default: false) var isRound: Bool
    @Parameter(title: "Back") var back: String?
    @Parameter(title: "Nights", default: 0) var nights: Int
    @Parameter(title: "Hotel") var hotel: String?
    @Parameter(title: "Note") var note: String?

    static var parameterSummary: some ParameterSummary {
      When(\.$isRound, .equalTo, true) {
        When(\.$back, .hasAnyValue) {
          Summary("Back \(\.$back)") {
            \.$nights
            \.$hotel
          }
        } otherwise: {
          Summary("Round")
        }
      } otherwise: {
        Summary("One way for \(\.$nights)")
      }
    }
  }

  @Test func onlyWhatTheTakenSummaryMentionsApplies() {
    #expect(Tour.hiddenParameters(with: [:]) == ["back", "hotel"])
    #expect(Tour.hiddenParameters(with: ["isRound": .boolean(true)]) == ["nights", "hotel"])
    #expect(
      Tour.hiddenParameters(with: ["isRound": .boolean(true), "back": .text("Monday")]).isEmpty)
  }

  @Test func whatNoSummaryMentionsAlwaysApplies() {
    #expect(!Tour.hiddenParameters(with: [:]).contains("note"))
    #expect(Trip.hiddenParameters(with: [:]).isEmpty)
  }

  @Test func valuesThatDontFitHideNothing() {
    #expect(Tour.hiddenParameters(with: ["isRound": .text("yes")]).isEmpty)
  }

  @Test func theTakenSummaryIsTheSentence() throws {
    #expect(try Tour(values: ["nights": .integer(2)]).summary.key == "One way for %@")
    #expect(try Tour(values: ["isRound": .boolean(true)]).summary.key == "Round")
  }
}
