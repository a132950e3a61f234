import System
import Cast
import Cells
import HomeTesting
import Layout
import Testing
import Timelines

@testable import Home

struct DeviceTests {
  private static func screens() throws -> [String] {
    try DeviceTable(parsing: Asset.devices.text).homes.map(\.screen)
  }

  private func written(_ size: Size) -> String { "\(size.width)x\(size.height)" }

  @Test(arguments: [
    ("430x932", "21x10 45x10 45x22 9x4 21x4"), ("428x926", "21x10 45x10 45x22 9x4 21x4"),
    ("414x896", "21x9 45x9 45x22 9x4 20x4"), ("414x736", "19x9 43x9 43x21 9x4 21x4"),
    ("393x852", "19x9 42x9 42x20 9x4 20x4"), ("390x844", "19x9 42x9 42x20 9x4 20x4"),
    ("375x812", "19x9 41x9 41x20 9x4 19x4"), ("375x667", "18x8 40x8 40x19 8x4 19x4"),
    ("360x780", "19x9 41x9 41x20 9x4 19x4"), ("320x568", "17x8 36x8 36x18 9x4 21x4"),
  ])
  func givesEveryPhonesFamiliesTheirCells(screen: String, cells: String) throws {
    let device = try Device.test(screen)
    let families: [WidgetFamily] = [
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
    ]
    #expect(device.class == .phone)
    #expect(families.map { written(device.cells(of: $0)) }.joined(separator: " ") == cells)
  }

  @Test(arguments: [
    ("768x1024", "15x7 32x7 32x15 67x15", 141.0, 634.5),
    ("744x1133", "15x7 32x7 32x15 67x15", 141, 634.5),
    ("810x1080", "15x7 34x7 34x16 71x16", 146, 669),
    ("820x1180", "17x8 37x8 37x17 78x17", 155, 715.5),
    ("834x1112", "16x7 36x7 36x16 75x16", 150, 682),
    ("834x1194", "17x8 37x8 37x17 78x17", 155, 715.5),
    ("954x1373", "20x9 43x9 43x20 90x20", 162, 726),
    ("970x1389", "20x9 43x9 43x20 90x20", 162, 726),
    ("1024x1366", "20x9 44x9 44x20 93x20", 170, 795),
    ("1192x1590", "23x11 51x11 51x24 107x24", 188, 860),
  ])
  func showsATabletsFamiliesAtTheirSizeAndAsksForTheirs(
    screen: String, cells: String, small: Double, extraLarge: Double
  ) throws {
    let device = try Device.test(screen)
    let families: [WidgetFamily] = [
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    ]
    #expect(device.class == .tablet)
    #expect(families.map { written(device.cells(of: $0)) }.joined(separator: " ") == cells)
    #expect(device.displaySize(of: .systemSmall)?.width == small)
    #expect(device.displaySize(of: .systemExtraLarge)?.width == extraLarge)
  }

  @Test(arguments: [
    ("40mm", 304.0, 139.0), ("41mm", 330, 145), ("44mm", 346, 153), ("45mm", 368, 161),
    ("49mm", 382, 163),
  ])
  func hasOnlyASmartStackOnAWatch(screen: String, width: Double, height: Double) throws {
    let table = try DeviceTable(parsing: Asset.devices.text)
    let watch = try #require(table.devices.first { $0.screen == screen })
    #expect(watch.class == .watch)
    #expect(
      watch.displaySize(of: .accessoryRectangular) == DisplaySize(width: width, height: height))
    #expect(table[screen] == nil)
  }

  @Test func hasAnExtraLargeFamilyOfFourSmallsByTwoOnAPhone() throws {
    #expect(try Device.test().cells(of: .systemExtraLarge) == Size(width: 93, height: 22))
    #expect(try Device.test().displaySize(of: .systemExtraLarge) == nil)
  }

  @Test(arguments: try screens())
  func standsWidgetsOfEveryFamilyApart(screen: String) throws {
    let families = WidgetFamily.allCases + WidgetFamily.allCases
    for size in [Size(width: 80, height: 24), Size(width: 120, height: 40)] {
      let board = ScreenPlan(size: size, families: families, on: try .test(screen)).board
      for (index, place) in board.places.enumerated() {
        #expect(board.grid.room.intersection(place.tile) == place.tile)
        let others = board.places[(index + 1)...].filter { $0.page == place.page }
        #expect(others.allSatisfy { $0.tile.intersection(place.tile).isEmpty })
      }
    }
  }

  @Test func tellsAProviderTheSizeOfTheDevice() throws {
    var home = try SeenHome.fresh(
      45, 16, showing: Sample.instances([("days", .systemMedium)]), on: "393x852")
    let context = home.advance(to: .test).first?.question?.context
    #expect(context?.displaySize == DisplaySize(width: 338, height: 158))
  }

  @Test(arguments: [
    "phone", "car 1x1 1x1 - - - - - -", "phone 430x932 170x170",
    "phone 430x932 170 - - - - - -", "phone 430x932 0x10 - - - - - -",
    "phone 430x932 nanx10 - - - - - -", "drawn 1x1 infx1 - - - - - -",
    "phone 430x932 1e9x10 - - - - - -",
  ])
  func refusesALineThatIsNoDevice(line: String) {
    #expect { try DeviceTable(parsing: "// devices\n\(line)\n") } throws: { error in
      (error as? LineError)?.line == 2
    }
  }
}
