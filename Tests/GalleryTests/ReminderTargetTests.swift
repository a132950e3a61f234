import Cells
import Layout
import Testing
import Timelines

struct ReminderTargetTests {
  @Test(arguments: [WidgetFamily.systemMedium, .systemLarge])
  func rowsAreHitAsWideAsTheyAre(family: WidgetFamily) throws {
    let content = try ReminderViewTests.tile(ReminderViewTests.day(), family).content
    let widths = content.controls(in: content.frame).map(\.place.size.width)
    #expect(widths.count > 3 && Set(widths) == [41])
  }
}
