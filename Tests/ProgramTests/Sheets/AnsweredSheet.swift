import Almanac
import Cast
import Cells
import Gallery
import HomeTesting
import Layout
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home

/// A contact sheet whose provider has been asked once, because its answer holds in every look.
struct AnsweredSheet {
  private let sheet: ContactSheet
  private let resources: SheetResources
  private let timeline: AnyTimeline

  private static let kinds = WidgetKind.all(in: GalleryBundle()).kinds

  init(_ sheet: ContactSheet) async throws {
    self.sheet = sheet
    resources = try .of(sheet.language)
    let presentation = resources.presentation(in: SheetLook("full", .dark), depth: .direct)
    var home = Self.home(of: sheet, on: resources.device, by: presentation)
    let question = try #require(Self.question(of: &home))
    timeline = try await sheet.withStore { settings in
      try await question.kind.timeline(
        for: sheet.configuration.merging(settings) { $1 }, in: question.context)
    }
  }

  /// The widget on its tile, with a margin of one cell of wallpaper.
  func tile(
    in look: SheetLook, depth: ColorDepth = .direct, isKnown: Bool = true
  ) throws -> Canvas {
    let cells = resources.device.cells(of: sheet.family)
    let size = Size(
      width: cells.width, height: cells.height + (sheet.family == .accessoryInline ? 2 : 0))
    let frame = Rect(x: 1, y: 1, width: size.width, height: size.height)
    let presentation = resources.presentation(in: look, depth: depth)
    let content = try content(isKnown: isKnown, by: presentation)
    var canvas = Canvas(size: Size(width: size.width + 2, height: size.height + 2))
    let wallpaper = Node(
      archiving: presentation.shownWallpaper, in: presentation.environment)
    _ = TileContent(wallpaper).draw(on: &canvas, by: presentation, as: .wallpaper)
    let subject = TileSubject(
      matter: .content(content, .figure), frame: frame,
      edge: TileEdge(glyphs: .sextant, depth: depth), traits: Traits(usual: sheet.family))
    let painting = Painting(
      of: Tile(SlotID("tile"), layer: 0, subject), over: canvas.cropped(to: frame),
      by: presentation.showing(sheet.family, in: .homeScreen))
    canvas.draw(painting.canvas, at: frame.origin)
    return canvas
  }

  private func content(isKnown: Bool, by presentation: Presentation) throws -> TileContent {
    var home = Self.home(of: sheet, on: resources.device, by: presentation)
    if isKnown, let question = Self.question(of: &home) {
      _ = home.handle(
        .answered(TimelineAnswer(to: question.request, .timeline(timeline))), at: ContactSheet.date)
    }
    let board = try #require(home.fronts.first as? BoardFront)
    let slot = try #require(board.tiles(in: home.context).first)
    let size = resources.device.cells(of: sheet.family)
    // An inline accessory has margins above and below its row.
    try #require(slot.frame.size == size || sheet.family == .accessoryInline)
    return try #require(home.context.content(of: slot, at: ContactSheet.date))
  }

  private static func question(of home: inout Home) -> Question? {
    home.advance(to: ContactSheet.date).lazy.compactMap { effect in
      if case .ask(let question) = effect { question } else { nil }
    }.first
  }

  private static func home(
    of sheet: ContactSheet, on device: Device, by presentation: Presentation
  ) -> Home {
    // An accessory stands in the place of a small widget.
    let size = device.cells(of: sheet.family.isAccessory ? .systemSmall : sheet.family)
    let instance = Instance(
      id: Instance.ID(1), kind: sheet.kind, family: sheet.family,
      configuration: sheet.configuration)
    return Home(
      size: Size(width: size.width + 4, height: size.height + 8), device: device,
      presentation: presentation, kinds: kinds, instances: [instance], at: ContactSheet.date)
  }
}
