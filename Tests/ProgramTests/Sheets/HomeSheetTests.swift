import System
import Cells
import Home
import HomeTesting
import Pages
import Kit
import Testing

/// Compares boards of several widgets with recorded pictures: how they fill a screen, in which look, and how
/// they are arranged.
struct HomeSheetTests {
  @Test(arguments: [3, 6, 9, 14], [(80, 24), (120, 40), (160, 50), (200, 60)])
  func fillsTheScreenAsRecorded(count: Int, size: (Int, Int)) async throws {
    var home = try await HomeSheet(count: count, size).home()
    try expectGolden(
      home.canvas(at: ContactSheet.date), named: "home-\(count)-widgets-\(size.0)x\(size.1)")
  }

  /// The smallest screen with tiles, and the largest.
  @Test(arguments: [(40, 12), (300, 100)])
  func fillsAnyScreenAsRecorded(size: (Int, Int)) async throws {
    var home = try await HomeSheet(count: 14, size).home()
    try expectGolden(
      home.canvas(at: ContactSheet.date), named: "home-14-widgets-\(size.0)x\(size.1)")
  }

  private static let looks = ["full", "accented", "vibrant", "night", "always-on", "light"]

  @Test(arguments: looks) func looksAsRecorded(look: String) async throws {
    var home = try await HomeSheet(count: 14, (120, 40), look, .englishStrings).home()
    try expectGolden(home.canvas(at: ContactSheet.date), named: "home-120x40-en-\(look)")
  }

  @Test(arguments: looks.dropFirst() + SheetMedium.names)
  func largerTilesLookAsRecorded(look: String) async throws {
    var home = try await HomeSheet(count: 9, (200, 60), look).home()
    try expectGolden(home.canvas(at: ContactSheet.date), named: "home-9-widgets-200x60-\(look)")
  }

  private static let arranging: KeyValuePairs = [
    "edit": [Key("e")], "held": [Key("e"), Key(.enter), Key(.right)], "gallery": [Key("a")],
    "stack": [Key("e"), Key(.right), Key(.enter), Key("b"), Key(.escape)],
    "stack-editor": [Key("e"), Key(.right), Key(.enter), Key("b"), Key(.escape), Key("E")],
  ]

  @Test(arguments: arranging.map(\.key), [(80, 24), (120, 40)])
  func isArrangedAsRecorded(how: String, size: (Int, Int)) async throws {
    let sheet = try HomeSheet(count: 9, size)
    var home = try await sheet.home()
    _ = home.canvas(at: ContactSheet.date)
    for key in Self.arranging.first(where: { $0.key == how })?.value ?? [] {
      _ = home.handle(.input(.key(key)), at: ContactSheet.date)
      _ = home.canvas(at: ContactSheet.date)
    }
    try await sheet.answer(&home)
    try expectGolden(
      home.canvas(at: ContactSheet.date), named: "\(how)-\(size.0)x\(size.1)-ko")
  }
}
