import Cells
import Kit
import Testing
import Timelines
import Views

struct ContactSheetTests {
  @Test(arguments: ["dday", "reminders", "caffeine", "steps"])
  func looksAsRecorded(kind: String) async throws {
    try await expectGolden(of: ContactSheet.recorded(kind), named: "sheet-\(kind)")
  }

  @Test func looksAsRecordedInKorean() async throws {
    try await expectGolden(of: ContactSheet.korean, named: "sheet-korean")
  }

  private func expectGolden(of sheets: [ContactSheet], named name: String) async throws {
    var pictures: [(title: String, canvas: Canvas)] = []
    for sheet in sheets {
      let tile = try await AnsweredSheet(sheet).tile(in: SheetLook("full", .dark))
      pictures.append((sheet.testDescription, tile))
    }
    try Kit.expectGolden(Canvas(sheetOf: pictures, columns: 200), named: name)
  }

  /// Draws each tile once and checks everything about it.
  @Test(arguments: ContactSheet.all + ContactSheet.skies)
  func keepsWhatLooksPromise(sheet: ContactSheet) async throws {
    let answered = try await AnsweredSheet(sheet)
    let usual = try answered.tile(in: SheetLook("full", .dark)).words
    #expect(!usual.isEmpty)
    for depth in sheet.sky == nil ? ColorDepth.allCases : [.direct] {
      var seen: [ColorScheme: Set<[ShownCell]>] = [:]
      for look in SheetLook.all {
        let tile = try answered.tile(in: look, depth: depth)
        // Looks change the appearance, not the text.
        #expect(tile.words == usual, "\(look.testDescription) \(depth)")
        let shown = tile.shown(in: depth)
        expectPromises(of: shown, of: sheet, in: look, depth)
        if depth != .mono { shown.expectContrast(in: look, depth, ofBold: 1.5) }
        if isOwn(look, of: sheet, depth) {
          let isNew = seen[look.appearance, default: []].insert(shown).inserted
          #expect(isNew, "\(look.testDescription) \(depth)")
        }
      }
    }
    for look in SheetLook.all {
      let unknown = try answered.tile(in: look, isKnown: false)
      #expect(unknown.words.isEmpty, "\(look.testDescription)")
    }
  }

  private func expectPromises(
    of shown: [ShownCell], of sheet: ContactSheet, in look: SheetLook, _ depth: ColorDepth
  ) {
    expectLevels(of: shown.filter(\.isWritten), of: sheet, in: look, depth)
    let hasHues = depth == .direct || depth == .palette256
    if look.name == "night", hasHues { expectDarkAndRed(shown) }
    if look.name == "vibrant", depth == .direct { expectGrey(shown, of: sheet) }
  }

  /// Whether a look differs from all before it. Accessories are vibrant from the start, and in a row
  /// of text without a background nothing is accented.
  private func isOwn(_ look: SheetLook, of sheet: ContactSheet, _ depth: ColorDepth) -> Bool {
    let isPlain = sheet.family == .accessoryInline && depth.hasFewColors
    return switch look.name {
    case "vibrant": !sheet.family.isAccessory && depth.hasDistinctLooks
    case "accented": !isPlain && depth.hasDistinctLooks
    default: depth.hasDistinctLooks
    }
  }

  /// Expects some of the text to stand out from the rest.
  private func expectLevels(
    of written: [ShownCell], of sheet: ContactSheet, in look: SheetLook, _ depth: ColorDepth
  ) {
    let bold = written.filter { $0.attributes.contains(.bold) }
    let plain = written.filter { !$0.attributes.contains(.bold) }
    let strongest = bold.map(\.contrast).max() ?? 0
    let weakest = plain.map(\.contrast).min() ?? .infinity
    // In few colours, the nearest hue may be weak and yet stands out as a hue.
    let isColored =
      depth != .direct && look.name != "night" && bold.contains { $0.ink.saturation > 0.3 }
    if !bold.isEmpty, !isColored {
      #expect(strongest >= weakest, "\(look.testDescription)")
    }
    let levels = Set(written.map { "\($0.attributes) \($0.ink)" })
    // A single row of text has only one level, and eight colours have no grey beside black.
    let isBlack = depth == .ansi8 && written.allSatisfy { $0.ink == .black }
    #expect(
      levels.count > 1 || isBlack || sheet.family == .accessoryInline, "\(look.testDescription)")
  }

  private func expectDarkAndRed(_ cells: [ShownCell]) {
    let others = Set(cells.flatMap { [$0.ink, $0.ground] }).filter { color in
      // The darkest grey of few colours passes for black.
      let most = max(8, 0.12 * Double(color.red))
      return color != .white && Double(max(color.green, color.blue)) > most
    }
    #expect(others.isEmpty)
    let brightness = cells.map(\.brightness).reduce(0, +) / Double(cells.count)
    #expect(brightness < 0.15, "\(brightness)")
  }

  /// Only the wallpaper has hues, even where it shines through; whatever stands out from it is
  /// grey.
  private func expectGrey(_ cells: [ShownCell], of sheet: ContactSheet) {
    let prominent = cells.filter { $0.cell.glyph != .space && $0.contrast >= 3 }
    #expect(prominent.count > (sheet.family.isAccessory ? 5 : 20))
    let colored = prominent.filter { min($0.ink.saturation, $0.ground.saturation) > 0.08 }
    #expect(colored.isEmpty)
  }
}

extension ColorDepth {
  /// Whether there are colours enough for every look.
  fileprivate var hasDistinctLooks: Bool { self != .mono && self != .ansi8 }
}
