import Cells
import FoundationEssentials
import Layout
import Testing
import Views

@testable import Home

struct CachedLayoutTests {
  private let size = Size(width: 12, height: 4)

  private func content(_ view: some View, in presentation: Presentation) -> TileContent {
    TileContent(Node(archiving: view, in: presentation.environment))
  }

  @Test func holdsOnlyForWhatItWasMadeFor() throws {
    let presentation = try Presentation.test()
    let content = content(Text(verbatim: "a"), in: presentation)
    let kept = CachedLayout(of: content, in: size, by: presentation)
    #expect(kept.serves(size, by: presentation))
    let date = presentation.surroundings.date
    #expect(kept.serves(size, by: presentation.at(date + 1)))

    let wider = Size(width: 13, height: 4)
    #expect(!kept.serves(wider, by: presentation))
    #expect(!kept.serves(size, by: presentation.at(date - 1)))
    var plain = presentation
    plain.surroundings.glyphs = .ascii
    #expect(!kept.serves(size, by: plain))
    let grey = try Presentation.test(depth: .mono)
    #expect(!kept.serves(size, by: grey))
  }

  @Test func endsWhereATextUpdatesItself() throws {
    let presentation = try Presentation.test()
    let date = presentation.surroundings.date
    let content = content(Text(date + 100, style: .timer), in: presentation)
    let kept = CachedLayout(of: content, in: size, by: presentation)
    let until = try #require(kept.layout.until)
    #expect(kept.serves(size, by: presentation.at(until - 0.1)))
    #expect(!kept.serves(size, by: presentation.at(until)))
  }
}
