import System
package import Cells
import Layout
import Views

extension CommandContext {
  /// A sun drawn with a tier's blocks, in colours of a depth.
  package func sun(in tier: GlyphTier, _ depth: ColorDepth, on size: Size) throws -> Canvas {
    let look = Look(depth: depth, names: try NamedColors(parsing: Asset.colors.text))
    let surroundings = Surroundings(
      date: date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text), glyphs: tier)
    var environment = EnvironmentValues()
    environment.tell(look)
    let image = ZStack {
      Color(red: 0.09, green: 0.31, blue: 0.65)
      Image(systemName: "sun.max.fill").font(.system(size: 100)).foregroundStyle(.yellow)
    }
    let box = Node(archiving: image, in: environment)
      .laidOut(in: size, surroundings: surroundings)
    var canvas = Canvas(size: size)
    box.paint(on: &canvas, look: look, clippedTo: canvas.bounds)
    return canvas
  }
}
