import Cells
import FoundationEssentials
import HomeTesting
import Kit
import Layout
import Testing
import Timelines
import Views

@testable import Home
import System

/// Checks what stands for private content on a locked screen.
struct VeilTests {
  private func canvas(
    _ family: WidgetFamily, _ width: Int, _ height: Int
  ) throws -> Canvas {
    let presentation = try Presentation.test()
    var environment = presentation.environment
    environment.strings = environment.strings.replacing(["widget.name": "이름"])
    var canvas = Canvas(size: Size(width: width, height: height))
    let veil = Node(archiving: Veil(name: "widget.name", family: family), in: environment)
    _ = TileContent(veil).draw(on: &canvas, by: presentation)
    return canvas
  }

  @Test(arguments: [
    (WidgetFamily.accessoryInline, 20, 1), (.accessoryRectangular, 19, 4), (.systemSmall, 17, 8),
    (.systemMedium, 41, 8), (.systemLarge, 41, 20), (.accessoryCircular, 14, 7),
  ])
  func namesTheWidget(family: WidgetFamily, width: Int, height: Int) throws {
    #expect(try canvas(family, width, height).description.contains("이름"))
  }

  @Test func hidesOnlyWhatIsPrivateAsAWhole() {
    func node(_ view: some View, _ reason: RedactionReasons = .privacy) -> Node {
      Node(archiving: view.redacted(reason: reason))
    }
    let secret = Text("secret").privacySensitive()
    #expect(
      node(secret).isVeiled
        && node(
          VStack {
            secret; Text(verbatim: "")
          }
        ).isVeiled)
    #expect(
      !node(
        VStack {
          secret; Text("open")
        }
      ).isVeiled)
    #expect(!node(secret, .placeholder).isVeiled && !node(secret, []).isVeiled)
    #expect(!node(EmptyView()).isVeiled)
  }
}
