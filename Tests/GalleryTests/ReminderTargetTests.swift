import Cells
import Layout
import Testing
import Timelines

struct ReminderTargetTests {
  @Test(arguments: [WidgetFamily.systemMedium, .systemLarge])
  func circlesAreHitBesideTheWordsThatLeadOn(family: WidgetFamily) throws {
    let content = try ReminderViewTests.tile(ReminderViewTests.day(), family).content
    let circles = content.controls(in: content.frame).map(\.place)
    #expect(circles.count > 3 && Set(circles.map(\.size.width)) == [3])
    let words = content.hits.compactMap { hit in
      if case .link = hit.target { hit.place } else { nil }
    }
    #expect(words.map(\.origin.y).sorted() == circles.map(\.origin.y))
    #expect(Set(words.map(\.size.width)) == [38])
  }
}
