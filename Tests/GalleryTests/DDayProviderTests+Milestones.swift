import DDays
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

extension DDayProviderTests {
  @Test func aTileOfRoundNumbersShowsTheDayWhoseNextComesFirst() async throws {
    func main() async throws -> String? {
      try await timeline(["show": .text("milestones")]).entries.first?.scene.main?.title
    }
    try add("exam", "2026-11-23")
    #expect(try await main() == "exam", "no other has any")
    try add("together", "2023-12-22")
    #expect(try await main() == "together")
    try add("smoke", "2026-08-14")
    #expect(try await main() == "smoke", "its hundredth day is tomorrow")
    try add("pinned", "2026-08-01", isPinned: true)
    #expect(try await main() == "pinned")
    #expect(try await timeline().entries.first?.scene.main?.title == "pinned")
  }

  @Test func aDayOfAnotherGroupIsCountedBesideThoseOfAGroup() async throws {
    let other = try add("work", "2026-11-22", group: "Work")
    try add("birthday", "2026-12-01", group: "Family")
    let scene = try await timeline([
      "group": .text("Family"), "day": .text(other.id.description),
    ]).entries.first?.scene
    #expect(titles(scene) == ["work", "birthday"] && scene?.count == 2)
  }

  @Test func aDayMattersOnTheEveOnItselfAndOnMilestones() async throws {
    try add("exam", "2026-11-23")
    try add("couple", "2026-08-17")
    let entries = try await timeline().entries
    // 25 November is 100 days later.
    #expect(entries.prefix(5).map { $0.relevance?.score } == [nil, 1, 3, nil, 2])
  }
}
