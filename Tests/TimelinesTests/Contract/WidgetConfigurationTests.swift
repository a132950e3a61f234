import Testing
import Timelines
import Views
import WidgetIntents

struct WidgetConfigurationTests {
  private var plain: some WidgetConfiguration {
    StaticConfiguration(kind: "Plain", provider: CountdownProvider()) { Text($0.text) }
  }

  private func kind(_ configuration: some WidgetConfiguration) throws -> WidgetKind {
    try #require(configuration._kinds.first)
  }

  @Test func takesTextsOfAllSorts() throws {
    let (text, resource): (String, LocalizedStringResource) = ("text", "resource")
    #expect(try kind(plain.configurationDisplayName(text)).name == "text")
    #expect(try kind(plain.configurationDisplayName(resource)).name == "resource")
    #expect(try kind(plain.description(text)).description == "text")
    #expect(try kind(plain.description(resource)).description == "resource")
  }

  @Test func takesWhatIsDeclaredLast() throws {
    let twice = plain.configurationDisplayName("one").configurationDisplayName("two")
      .containerBackgroundRemovable(false).containerBackgroundRemovable()
    #expect(try kind(twice).name == "two")
    #expect(try kind(twice).isBackgroundRemovable)
  }

  @Test func supportsEachFamilyOnce() throws {
    let families: [WidgetFamily] = [.systemLarge, .systemSmall, .systemLarge]
    #expect(
      try kind(plain.supportedFamilies(families)).families == [.systemLarge, .systemSmall])
    #expect(try kind(plain.supportedFamilies([])).families.isEmpty)
  }

  @Test func disfavorsNothingThatIsNotNamed() throws {
    #expect(
      try kind(plain.disfavoredLocations([.carPlay], for: [])).disfavoredLocations.isEmpty)
  }
}
