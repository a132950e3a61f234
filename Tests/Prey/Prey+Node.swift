import Almanac
import System
import Cells
import FoundationEssentials
import Ink
import Layout
import Views

extension Prey {
  /// Any node can be laid out, painted and encoded.
  static func readNode(_ bytes: [UInt8]) throws {
    guard let surroundings,
      let node = try? JSONDecoder().decode(Node.self, from: Data(bytes))
    else { return }
    let size = Size(width: 12, height: 6)
    var canvas = Canvas(size: size)
    node.laidOut(in: size, surroundings: surroundings)
      .paint(on: &canvas, look: Look(), clippedTo: canvas.bounds)
  }

  private static let surroundings = try? Surroundings(
    date: Date(timeIntervalSince1970: 1_795_221_660),
    dates: DateWriter(
      wording: Wording(table: Asset.koreanStrings.strings),
      zone: Zone(posix: "KST-9"), hourCycle: .twentyFour),
    symbols: SymbolIndex(of: Asset.figures.text), glyphs: .quadrant)
}
