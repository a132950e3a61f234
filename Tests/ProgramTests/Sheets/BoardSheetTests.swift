import System
import Boards
import Cells
import Home
import HomeTesting
import Pages
import Kit
import Testing

/// Compares boards with recorded pictures: how they fill a screen, in which look, and how they are
/// arranged.
struct BoardSheetTests {
  private typealias Pictures = [(title: String, canvas: Canvas)]

  /// From the smallest screen with tiles to the largest.
  @Test func homeFillsAnyScreenAsRecorded() async throws {
    var sheet = try BoardSheet(.home)
    var pictures = Pictures()
    for size in [(40, 12), (80, 24), (120, 40), (160, 50), (200, 60), (300, 100)] {
      var home = try await sheet.home(size)
      pictures.append(("\(size.0)x\(size.1)", home.canvas(at: ContactSheet.date)))
    }
    try expectGolden(Canvas(sheetOf: pictures, columns: 300), named: "home-sizes")
  }

  @Test func homeLooksAsRecorded() async throws {
    var sheet = try BoardSheet(.home, in: .englishStrings)
    var pictures = Pictures()
    for look in SheetLook.names + ["light"] {
      var home = try await sheet.home((120, 40), look)
      pictures.append((look, home.canvas(at: ContactSheet.date)))
    }
    try expectGolden(Canvas(sheetOf: pictures, columns: 250), named: "home-looks")
  }

  @Test func anyTerminalShowsHomeAsRecorded() async throws {
    var sheet = try BoardSheet(.home, of: 9)
    var pictures = Pictures()
    for medium in SheetMedium.names {
      var home = try await sheet.home((120, 40), medium)
      pictures.append((medium, home.canvas(at: ContactSheet.date)))
    }
    try expectGolden(Canvas(sheetOf: pictures, columns: 250), named: "home-media")
  }

  private static let arranging: KeyValuePairs = [
    "edit": [Key("e")], "held": [Key("e"), Key(.enter), Key(.right)], "gallery": [Key("a")],
    "stack": [Key("e"), Key(.right), Key(.enter), Key("b"), Key(.escape)],
    "stack editor": [Key("e"), Key(.right), Key(.enter), Key("b"), Key(.escape), Key("E")],
  ]

  @Test func homeIsArrangedAsRecorded() async throws {
    var pictures = Pictures()
    for (how, keys) in Self.arranging {
      // Widgets that are added have the same numbers in every picture.
      var sheet = try BoardSheet(.home, of: 9)
      var home = try await sheet.home((80, 24))
      _ = home.canvas(at: ContactSheet.date)
      for key in keys {
        _ = home.handle(.input(.key(key)), at: ContactSheet.date)
        _ = home.canvas(at: ContactSheet.date)
      }
      try await sheet.answer(&home)
      pictures.append((how, home.canvas(at: ContactSheet.date)))
    }
    try expectGolden(Canvas(sheetOf: pictures, columns: 250), named: "home-arranged")
  }

  /// Every page of a large screen in English, and the first of a small one in Korean.
  @Test(arguments: [BoardPlace.today, .lock, .standBy])
  func otherPlacesLookAsRecorded(place: BoardPlace) async throws {
    var (english, korean) = try (
      BoardSheet(place, in: .englishStrings), BoardSheet(place, in: .koreanStrings)
    )
    var pictures = Pictures()
    for page in 0..<(place == .standBy ? 3 : 1) {
      var home = try await english.home((120, 40))
      for _ in 0..<page { _ = home.handle(.input(.key(Key(.pageDown))), at: ContactSheet.date) }
      pictures.append(("page \(page + 1)", home.canvas(at: ContactSheet.date)))
    }
    var small = try await korean.home((80, 24))
    pictures.append(("80x24", small.canvas(at: ContactSheet.date)))
    try expectGolden(Canvas(sheetOf: pictures, columns: 250), named: place.rawValue)
  }
}
