import Cells
import Kit
import Testing
import Timelines
import Views

struct ContactSheetTests {
  @Test(arguments: ContactSheet.recorded) func looksAsRecorded(sheet: ContactSheet) async throws {
    try expectGolden(try await AnsweredSheet(sheet).canvas(), named: sheet.name)
  }

  private func words(of canvas: Canvas) -> [String] {
    canvas.shown(in: .direct).map { $0.isWritten ? $0.cell.glyph.description : " " }.joined()
      .split(separator: " ").map(String.init)
  }

  /// Draws each tile once and checks everything about it.
  @Test(arguments: ContactSheet.all, ColorDepth.allCases)
  func keepsWhatLooksPromise(sheet: ContactSheet, depth: ColorDepth) async throws {
    let answered = try await AnsweredSheet(sheet)
    let usual = words(of: try answered.tile(in: SheetLook("full", .dark)))
    #expect(!usual.isEmpty)
    for look in SheetLook.all {
      let tile = try answered.tile(in: look, depth: depth)
      // Looks change the appearance, not the text.
      #expect(words(of: tile) == usual, "\(look.testDescription)")
      let unknown = try answered.tile(in: look, depth: depth, isKnown: false)
      #expect(words(of: unknown).isEmpty && unknown != tile, "\(look.testDescription)")
      let written = tile.shown(in: depth).filter(\.isWritten)
      if depth != .mono { expectContrast(of: written, in: look, depth) }
      expectLevels(of: written, of: sheet, in: look, depth)
    }
  }

  private func expectContrast(of written: [ShownCell], in look: SheetLook, _ depth: ColorDepth) {
    for cell in written {
      let isNight = look.name == "night"
      let isStrong = cell.attributes.contains(.bold)
      // The actual 16 colours are unknown.
      let least = depth.hasFewColors || isNight ? 2.0 : 3
      #expect(
        cell.contrast >= (isStrong ? least * 1.5 : least),
        "\(look.testDescription) \(cell.cell.glyph) \(cell.ink) on \(cell.ground)")
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

  @Test(arguments: ContactSheet.all, [ColorDepth.direct, .palette256, .ansi16])
  func looksDifferentInEveryLook(sheet: ContactSheet, depth: ColorDepth) async throws {
    let answered = try await AnsweredSheet(sheet)
    for appearance in [ColorScheme.dark, .light] {
      var seen: Set<[ShownCell]> = []
      // Accessories are vibrant from the start, and in a row of text without a background nothing
      // is accented.
      let same =
        !sheet.family.isAccessory
        ? []
        : sheet.family == .accessoryInline && depth.hasFewColors
          ? ["vibrant", "accented"] : ["vibrant"]
      for name in SheetLook.names where !same.contains(name) {
        let tile = try answered.tile(in: SheetLook(name, appearance), depth: depth)
        #expect(seen.insert(tile.shown(in: depth)).inserted, "\(name) \(appearance)")
      }
    }
  }

  @Test(arguments: ContactSheet.all, [ColorDepth.direct, .palette256])
  func nightIsDarkAndRed(sheet: ContactSheet, depth: ColorDepth) async throws {
    let answered = try await AnsweredSheet(sheet)
    for appearance in [ColorScheme.dark, .light] {
      let cells = try answered.tile(in: SheetLook("night", appearance), depth: depth)
        .shown(in: depth)
      for color in Set(cells.flatMap { [$0.ink, $0.ground] }) where color != .white {
        // The darkest grey of few colours passes for black.
        let most = max(8, 0.12 * Double(color.red))
        #expect(Double(color.green) <= most && Double(color.blue) <= most, "\(color)")
      }
      let brightness = cells.map(\.brightness).reduce(0, +) / Double(cells.count)
      #expect(brightness < 0.15, "\(brightness)")
    }
  }

  /// Only the wallpaper has hues, even where it shines through; whatever stands out from it is
  /// grey.
  @Test(arguments: ContactSheet.all, [ColorScheme.dark, .light])
  func vibrantIsGrey(sheet: ContactSheet, appearance: ColorScheme) async throws {
    let cells = try await AnsweredSheet(sheet).tile(in: SheetLook("vibrant", appearance))
      .shown(in: .direct)
    let prominent = cells.filter { $0.cell.glyph != .space && $0.contrast >= 3 }
    #expect(prominent.count > (sheet.family.isAccessory ? 5 : 20))
    for cell in prominent {
      #expect(min(cell.ink.saturation, cell.ground.saturation) <= 0.08, "\(cell)")
    }
  }
}
