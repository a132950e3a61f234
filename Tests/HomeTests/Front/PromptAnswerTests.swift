import Cells
import FoundationEssentials
import HomeTesting
import Testing
import Views

@testable import Home
@testable import Timelines

/// What is answered before the screen is settled for the first time.
struct PromptAnswerTests {
  /// As a start does, which waits a moment for answers before it settles.
  @Test func whatIsAnsweredAtOnceNeedsNoPlaceholder() async throws {
    let (placeholders, faces) = (Tally(), Tally())
    let kind = WidgetKind(
      id: "quick", name: "", families: [.systemSmall],
      placeholder: { _, environment in
        placeholders.add()
        return Face(archiving: Text("?"), in: environment)
      },
      timeline: { _, context in
        let entry = Sample.Entry(date: context.date, number: "1")
        return AnyTimeline(Timeline(entries: [entry], policy: .never)) { entry, environment in
          faces.add()
          return Face(archiving: Text(verbatim: entry.number), in: environment)
        }
      })
    var home = try SeenHome.fresh(
      80, 24, showing: Sample.instances([("quick", .systemSmall)]), kinds: [kind]
    ).home
    for question in home.due(by: .test).compactMap(\.question) {
      _ = home.handle(.answered(await question.answer), at: .test)
    }
    #expect(home.advance(to: .test).isEmpty)
    var pictures = Pictures()
    _ = home.frame(at: .test, reusing: &pictures)
    home.settle(at: .test)
    _ = home.frame(at: .test + 1, reusing: &pictures)
    #expect(placeholders.value == 0 && faces.value == 1)
  }
}
