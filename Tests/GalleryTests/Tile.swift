import Almanac
import System
import Cells
import FoundationEssentials
import Pages
import Layout
import Views

/// A widget on a tile, without the margins of its place.
struct Tile {
  let face: Face
  let canvas: Canvas
  /// The background only.
  let surface: Canvas
  let label: String?
  let content: Box

  init(
    _ view: some View, width: Int = 17, height: Int = 8, in strings: Asset = .koreanStrings,
    appearance: ColorScheme = .dark, depth: ColorDepth = .direct, glyphs: GlyphTier = .quadrant,
    hours: HourCycle = .twentyFour, metric: Metric = .usual
  ) throws {
    let strings = Self.strings[strings] ?? [:]
    var environment = EnvironmentValues()
    environment.strings = strings
    face = Face(archiving: view, in: environment)
    var surroundings = Surroundings(
      date: try Zone.seoul().date("2026-11-21 09:41"),
      dates: DateWriter(
        wording: try Wording(table: strings), zone: try .seoul(), hourCycle: hours),
      symbols: Self.symbols, glyphs: glyphs)
    surroundings.metric = metric
    let look = Look(
      appearance: appearance, depth: depth, names: try NamedColors(parsing: Asset.colors.text))
    var canvas = Canvas(size: Size(width: width, height: height))
    content = face.content.laidOut(in: canvas.size, surroundings: surroundings)
    let background = face.background?.laidOut(in: canvas.size, surroundings: surroundings)
    let boxes = [background, content].compactMap(\.self)
    var surface = canvas
    if face.background != nil {
      boxes.first?.paint(on: &surface, look: look, clippedTo: surface.bounds)
    }
    self.surface = surface
    for box in boxes { box.paint(on: &canvas, look: look, clippedTo: canvas.bounds) }
    self.canvas = canvas
    label = content.firstLabel
  }

  /// All texts, row by row, without gaps.
  var written: String {
    var words = ""
    for text in content.everyText {
      for row in text.rows {
        for column in text.columns { words += canvas[column, row].glyph.description }
      }
    }
    return words.filter { $0 != " " }
  }

  /// Read once, because there are many tiles.
  private static let symbols = (try? SymbolIndex(of: Asset.figures.text)) ?? SymbolIndex()
  private static let strings = [Asset.koreanStrings, .englishStrings]
    .reduce(into: [Asset: StringTable]()) {
      $0[$1] = KeyTexts.naming(.usual, in: $1.strings)
    }
}

extension Box {
  /// The frames of all texts, drawn as letters or not.
  var everyText: [Rect] {
    let inner = children.flatMap(\.everyText)
    return switch drawing {
    case .text, .lettering, .symbol: [frame] + inner
    default: inner
    }
  }

  /// All links, from the outermost on.
  var everyLink: [URL] { (link.map { [$0] } ?? []) + children.flatMap(\.everyLink) }

  /// The frames of all shapes.
  var everyShape: [Rect] {
    let inner = children.flatMap(\.everyShape)
    if case .shape = drawing { return [frame] + inner }
    return inner
  }

  fileprivate var firstLabel: String? {
    label ?? children.lazy.compactMap(\.firstLabel).first
  }
}
