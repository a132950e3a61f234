import Almanac
import Testing
import Timelines
import Views

struct WidgetEnvironmentTests {
  private struct Surroundings: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
      Text(verbatim: "\(family) \(margins.top) \(showsBackground)")
    }
  }

  @Test func isThatOfASmallWidgetByItself() {
    let face = Face(archiving: Surroundings(), in: EnvironmentValues())
    #expect(face.words == ["systemSmall 0.0 true"])
  }

  @Test func reachesTheWidgetsViews() {
    var environment = EnvironmentValues()
    environment.widgetContentMargins = EdgeInsets(top: 16)
    environment.showsWidgetContainerBackground = false
    let view = Surroundings().environment(\.widgetFamily, .accessoryInline)
    #expect(Face(archiving: view, in: environment).words == ["accessoryInline 16.0 false"])
  }

  @Test func namesTheFamilyThatTheWidgetWasAskedFor() async throws {
    struct Sized: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sized", provider: CountdownProvider()) { _ in Surroundings() }
      }
    }
    let kind = try #require(WidgetKind.all(in: Sized()).kinds.first)
    let timeline = try await kind.timeline(for: [:], in: .sample(.systemLarge))
    let traits = Traits(usual: .systemMedium)
    #expect(timeline.face(of: 0, for: traits)?.words == ["systemLarge 0.0 true"])
  }

  @Test(arguments: WidgetFamily.allCases)
  func givesEachFamilySomeRoom(_ family: WidgetFamily) {
    let context = TimelineProviderContext.sample(family)
    #expect(context.displaySize.width > 0)
    #expect(context.displaySize.height > 0)
    let own = TimelineProviderContext(
      family: family, displaySize: DisplaySize(width: 1, height: 2), date: context.date,
      zone: .utc)
    #expect(own.displaySize == DisplaySize(width: 1, height: 2))
  }
}
