import Cells
import HomeTesting
import Pages
import Testing

@testable import Home

/// Checks what becomes of the picture behind the tiles when its file changes.
struct ChangedPictureTests {
  private func askedPaths(_ effects: [Effect]) -> [String] {
    effects.compactMap { effect in
      if case .readPicture(let path) = effect { path } else { nil }
    }
  }

  @Test func itIsReadAgainAndShownUntilThen() async throws {
    var home = try await SeenHome.test(120, 40)
    _ = home.handle(.preferencesChanged([.wallpaper: "/a.png"]), at: .test)
    _ = home.advance(to: .test)
    let plain = home.canvas(at: .test)
    let pixels = try #require(Pixels(size: Size(width: 1, height: 1), [RGB(0x800000)]))
    _ = home.handle(.pictureRead(PictureReading(of: "/a.png", .success(pixels))), at: .test)
    let before = home.canvas(at: .test)
    #expect(before != plain)
    #expect(askedPaths(home.handle(.pictureChanged, at: .test)) == ["/a.png"])
    #expect(home.canvas(at: .test) == before)
  }

  @Test func itIsNotReadOnceAnotherWallpaperIsChosen() async throws {
    var home = try await SeenHome.test(120, 40)
    _ = home.handle(.preferencesChanged([.wallpaper: "/a.png"]), at: .test)
    _ = home.handle(.preferencesChanged([.wallpaper: "gradient"]), at: .test)
    #expect(askedPaths(home.handle(.pictureChanged, at: .test)).isEmpty)
  }
}
