import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Testing
import Timelines

@testable import Home

struct PageLinkTests {
  private func opened(_ effects: [Effect]) -> [String] {
    effects.compactMap { $0.page?.url.absoluteString }
  }

  @Test func openByTheNumberOfALink() async throws {
    let list = WidgetKind.listing("app://new", ["app://one", "app://two", "app://nowhere"])
    var home = SeenHome(
      size: Size(width: 80, height: 24), device: try .test(), presentation: try .test(),
      kinds: [list], instances: Sample.instances([(list.id, .systemMedium)]),
      pages: PageSource(SamplePages(behind: ["app://new", "app://one", "app://two"])), at: .test)
    await home.settle(at: .test)
    _ = home.canvas(at: .test)
    let pages = (1...4).map { number in
      opened(home.handle(.input(.key(Key(Character("\(number)")))), at: .test))
    }
    #expect(pages == [["app://one"], ["app://two"], ["app://new"], []])
    home.press(Key("Q"))
    #expect(opened(home.handle(.input(.key(Key("1"))), at: .test)) == [])
    #expect(home.text().contains("잠겨 있어요"))
  }
}
