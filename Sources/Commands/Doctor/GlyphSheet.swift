import Cells
import Desk
import System
import Terminal

/// Suns drawn with the blocks of each tier, side by side, with the names that `--glyphs` takes.
struct GlyphSheet {
  private let canvas: Canvas
  private let depth: ColorDepth

  init(in context: CommandContext) throws {
    depth = Self.depth(in: context)
    let tiers = GlyphTier.allCases
    var canvas = Canvas(
      size: Size(width: tiers.count * (Self.sun.width + 1) - 1, height: Self.sun.height + 1))
    for (index, tier) in tiers.enumerated() {
      let x = index * (Self.sun.width + 1)
      canvas.write(tier.rawValue, Style(attributes: .bold), at: Point(x: x, y: 0))
      canvas.draw(try context.sun(in: tier, depth, on: Self.sun), at: Point(x: x, y: 1))
    }
    self.canvas = canvas
  }

  func show(in context: CommandContext) throws {
    try context.write(canvas, in: depth)
    try context.write(.rows(["", DoctorWords(context)["glyphs.note"]]))
  }

  private static let sun = Size(width: 14, height: 7)

  private static func depth(in context: CommandContext) -> ColorDepth {
    let name = TerminalName(context.environment["TERM"] ?? "")
    let database = TerminfoDatabase(environment: context.environment)
    guard let entry = try? database.entry(for: name) else { return .mono }
    return ColorDepth(environment: context.environment, entry: entry)
  }
}
