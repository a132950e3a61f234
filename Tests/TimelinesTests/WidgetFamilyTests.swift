import Testing
import Timelines

struct WidgetFamilyTests {
  @Test func isNamedAsAuthorsWriteIt() {
    #expect(
      WidgetFamily.allCases.map(\.description) == [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
        "accessoryCorner", "accessoryRectangular", "accessoryInline",
      ])
  }
}
