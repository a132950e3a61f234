import Cells
import FoundationEssentials
import Layout
import Testing
import Views

struct HitTests {
  @Test func findsTheLinkInFront() throws {
    let url = try #require(URL(string: "widgetty://a"))
    let other = try #require(URL(string: "widgetty://b"))
    let view = HStack(spacing: 8) {
      Link(destination: url) {
        VStack {
          Text("abc"); Link("x", destination: other)
        }
      }
      Text("d")
    }
    let box = try Node(archiving: view).laidOut(
      in: Size(width: 5, height: 2), surroundings: .test())
    #expect(
      box.hits == [
        Hit(place: Rect(x: 1, y: 1, width: 1, height: 1), target: .link(other)),
        Hit(place: Rect(x: 0, y: 0, width: 3, height: 2), target: .link(url)),
      ])
  }
}
