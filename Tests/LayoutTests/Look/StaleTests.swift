import Cells
import Layout
import Testing
import Views

struct StaleTests {
  @Test func recedesUntilItIsTrueAgain() throws {
    let view = Text("a").invalidatableContent()
    let fresh = try view.shown(1, 1)[0, 0].style.foreground
    let stale = try view.redacted(reason: .invalidated).shown(1, 1)[0, 0].style.foreground
    #expect(fresh == .white)
    #expect(stale == Look().text(2, on: .black))
    #expect(
      try Text("a").redacted(reason: .invalidated).shown(1, 1)[0, 0].style.foreground == fresh)
  }

  @Test(arguments: [WidgetRenderingMode.fullColor, .accented, .vibrant], [false, true])
  func recedesInEachLook(mode: WidgetRenderingMode, isNight: Bool) throws {
    let look = try Look.test(mode, isNight: isNight)
    let view = HStack(spacing: 0) {
      Text("a").foregroundStyle(.red)
      Color.red
    }
    .invalidatableContent()
    let fresh = try view.shown(2, 1, look: look)
    let stale = try view.redacted(reason: .invalidated).shown(2, 1, look: look)
    #expect(stale.description == fresh.description)
    let (old, new) = (stale[0, 0].style.foreground, fresh[0, 0].style.foreground)
    #expect(try #require(old).luminance < #require(new).luminance)
    #expect(stale[1, 0].style.background != fresh[1, 0].style.background)
  }
}
