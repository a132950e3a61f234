import System
import Cells
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Views

@testable import Home

/// Checks wallpapers of one's own on the page of settings.
struct OwnWallpaperTests {
  private func home(over sheet: SettingsSheet) async throws -> SeenHome {
    var presentation = try Presentation.test()
    presentation.strings = Asset.englishStrings.strings
    presentation.palettes = { (try? Palettes(parsing: Asset.palettes.text)) ?? Palettes() }
    presentation.preferences.wallpaper = .dusk
    var home = try await SeenHome.test(120, 40, presentation: presentation)
    _ = home.handle(.settingsTold(sheet), at: .test)
    home.press(Key(","))
    return home
  }

  private static let path = "/home/somebody/pictures/2026/of the summer/100% sea.png"

  /// The page over a picture of the user's own, half red and half blue.
  private func homeWithPicture() async throws -> SeenHome {
    var sheet = SettingsSheet()
    sheet.words[.wallpaper] = Self.path
    var home = try await home(over: sheet)
    _ = home.handle(.preferencesChanged([.wallpaper: Self.path]), at: .test)
    let colors = (0..<80 * 40).map { $0 % 80 < 40 ? RGB(0xB00000) : RGB(0x0000B0) }
    let pixels = try #require(Pixels(size: Size(width: 80, height: 40), colors))
    _ = home.handle(.pictureRead(PictureReading(of: Self.path, .success(pixels))), at: .test)
    return home
  }

  private func wallpaper(of home: SeenHome) -> String {
    home.home.context.presentation.preferences.word(for: .wallpaper)
  }

  private func highlight(_ item: String, in home: inout SeenHome) throws {
    let front = try #require(home.fronts.last as? SettingsFront)
    let index = try #require(front.list.sections.flatMap(\.items).firstIndex(of: item))
    home.press(Key(.home))
    for _ in 0..<index { home.press(Key(.down)) }
  }

  @Test func aPictureOfOnesOwnIsMarkedAndItsFileIsNamed() async throws {
    var home = try await homeWithPicture()
    try expectGolden(home.canvas(at: .test), named: "settings-120x40-picture")
    let lines = home.text().split(separator: "\n")
    #expect(lines.contains { $0.contains("Wallpaper") && $0.contains("0% sea.png") })
    let mark = home.home.context.marks.thisPage
    #expect(lines.contains { $0.contains("\(mark) 100% sea.png") }, "\(home.text())")
  }

  @Test func aPictureOfOnesOwnIsReturnedTo() async throws {
    var home = try await homeWithPicture()
    try highlight("aspect:wallpaper", in: &home)
    home.press(Key(.right))
    #expect(wallpaper(of: home) == "gradient")
    home.press(Key(.left))
    #expect(wallpaper(of: home) == Self.path)
    home.press(Key(.left))
    #expect(wallpaper(of: home) == "terminal")
    let rows = home.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("100% sea.png") })
    let canvas = home.canvas(at: .test)
    let column = try #require(
      (0..<115).last { x in
        (0..<4).map { canvas[x + $0, row].glyph } == "100%".unicodeScalars.map { Glyph($0) }
      })
    _ = home.handle(
      .input(.mouse(Mouse(.press(.left), at: Point(x: column, y: row)))), at: .test)
    #expect(wallpaper(of: home) == Self.path)
  }

  /// Whatever the screen has chosen since, what a flag asks for stays at hand.
  @Test func aPictureOfAFlagIsOfferedToo() async throws {
    var sheet = SettingsSheet()
    sheet.asked[.wallpaper] = Self.path
    var home = try await home(over: sheet)
    #expect(home.text().contains("100% sea.png"))
    try highlight("aspect:wallpaper", in: &home)
    for _ in 0..<3 where wallpaper(of: home) != Self.path { home.press(Key(.right)) }
    #expect(wallpaper(of: home) == Self.path)
  }

  @Test func thatOfTheLockScreenIsChosenInItsRow() async throws {
    var sheet = SettingsSheet()
    sheet.words[.lockWallpaper] = Self.path
    var home = try await home(over: sheet)
    #expect(home.text().contains("Evening sky"))
    try highlight("aspect:lock-wallpaper", in: &home)
    func word() -> String { home.home.context.presentation.preferences.word(for: .lockWallpaper) }
    home.press(Key(.left))
    #expect(word() == Self.path && home.text().contains("0% sea.png"))
    home.press(Key(.right), Key(.right))
    #expect(word() == "home" && home.text().contains("Same as Home"))
    home.press(Key(.right), Key(.right))
    #expect(word() == "aurora" && home.text().contains("Aurora"))
    home.press(Key("x"))
    #expect(word() == Self.path)
  }

  @Test func coloursOfOnesOwnAreOfferedToo() async throws {
    var sheet = SettingsSheet()
    sheet.words[.wallpaper] = "#102030,#405060"
    var home = try await home(over: sheet)
    #expect(home.text().contains("Own colours"))
  }
}
