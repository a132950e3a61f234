import Cells
import HomeTesting
import Pages
import Testing

@testable import Home

/// Checks which wallpaper lies behind the Lock Screen.
struct LockWallpaperTests {
  /// The locked screen and the Home Screen before, with a wallpaper for each.
  private func screens(
    _ wallpaper: String, _ lock: String
  ) async throws -> (home: Canvas, lock: Canvas, askedPaths: [String]) {
    var presentation = try Presentation.test()
    presentation.preferences.wallpaper = try #require(Wallpaper(wallpaper))
    presentation.preferences.lockWallpaper = try #require(LockWallpaper(lock))
    var home = try await SeenHome.test(80, 24, presentation: presentation)
    let paths = home.home.picturePaths
    for path in paths {
      let color = path == "/a.png" ? RGB(0x600000) : RGB(0x000060)
      let pixels = try #require(Pixels(size: Size(width: 1, height: 1), [color]))
      _ = home.handle(.pictureRead(PictureReading(of: path, .success(pixels))), at: .test)
    }
    let before = home.canvas(at: .test)
    home.press(Key("Q"))
    let locked = home.canvas(at: .test)
    home.press(Key("u"))
    #expect(home.canvas(at: .test) == before)
    return (before, locked, paths)
  }

  private func corners(_ canvas: Canvas) -> [RGB?] {
    [canvas[0, 0], canvas[canvas.size.width - 1, canvas.size.height - 1]].map(\.style.background)
  }

  @Test(arguments: [
    ("sky", "sky"), ("Home", "home"), ("aurora", "aurora"), ("/a.png", "/a.png"),
    ("#102030,#405060", "#102030,#405060"), ("skies", nil), ("", nil),
  ])
  func isChosenByAWord(written: String, word: String?) {
    #expect(LockWallpaper(written)?.word == word)
    var preferences = Preferences()
    #expect(preferences.set(.lockWallpaper, to: written) == (word != nil))
    #expect(preferences.word(for: .lockWallpaper) == word ?? "sky")
  }

  @Test func isASkyUnlessAnotherIsChosen() async throws {
    let usual = try await screens("aurora", "sky")
    #expect(try await screens("forest", "sky").lock == usual.lock)
    #expect(corners(usual.lock) != corners(usual.home))
    // The terminal's own background stays where it is wanted.
    #expect(corners(try await screens("terminal", "sky").lock) == [nil, nil])
  }

  @Test(arguments: ["aurora", "#600000,#000060", "terminal", "/a.png"])
  func mayBeThatOfTheHomeScreen(word: String) async throws {
    let screens = try await screens(word, "home")
    #expect(corners(screens.lock) == corners(screens.home))
  }

  @Test func mayBeOneOfItsOwn() async throws {
    let ocean = try await screens("ocean", "home")
    let screens = try await screens("aurora", "ocean")
    #expect(corners(screens.lock) == corners(ocean.home))
    #expect(corners(screens.lock) != corners(screens.home))
    #expect(corners(try await self.screens("aurora", "terminal").lock) == [nil, nil])
  }

  @Test func mayBeAPictureOfItsOwn() async throws {
    let screens = try await screens("/a.png", "/b.png")
    #expect(screens.askedPaths == ["/a.png", "/b.png"])
    let (home, lock) = (corners(screens.home)[0], corners(screens.lock)[0])
    #expect(home?.red ?? 0 > 30 && home?.blue == 0)
    #expect(lock?.blue ?? 0 > 30 && lock?.red == 0)
    #expect(try await self.screens("/a.png", "/a.png").askedPaths == ["/a.png"])
  }

  @Test func picturesAreAskedForOnce() async throws {
    var home = try await SeenHome.test(80, 24)
    func ask(for words: [Preferences.Aspect: String]) -> [String] {
      _ = home.handle(.preferencesChanged(words), at: .test)
      return home.advance(to: .test).compactMap { effect in
        if case .readPicture(let path) = effect { path } else { nil }
      }
    }
    #expect(ask(for: [.wallpaper: "/a.png"]) == ["/a.png"])
    #expect(ask(for: [.lockWallpaper: "/b.png"]) == ["/b.png"])
    #expect(ask(for: [.lockWallpaper: "/a.png"]).isEmpty)
    #expect(ask(for: [.lockWallpaper: "sky"]).isEmpty)
    #expect(ask(for: [.wallpaper: "/c.png"]) == ["/c.png"])
  }
}
