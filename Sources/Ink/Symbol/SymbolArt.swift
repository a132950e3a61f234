import System
import Cells

/// A symbol as pixel art: each block holds the letter of a role.
struct SymbolArt: Hashable, Sendable {
  /// The blocks with one letter, each run in a row as one box; in blocks.
  struct Part: Hashable, Sendable {
    let letter: UInt8
    var boxes: [InkRect]
  }

  private(set) var parts: [Part] = []
  let width: Int
  let height: Int

  static let nothing = UInt8(ascii: ".")

  init(rows: [[UInt8]]) {
    width = rows.first?.count ?? 0
    height = rows.count
    for (y, row) in rows.enumerated() {
      var x = 0
      while x < row.count {
        let end = row[x...].firstIndex { $0 != row[x] } ?? row.count
        add(row[x], InkRect(x: Double(x), y: Double(y), width: Double(end - x), height: 1))
        x = end
      }
    }
  }

  private mutating func add(_ letter: UInt8, _ box: InkRect) {
    guard letter != Self.nothing else { return }
    if let index = parts.firstIndex(where: { $0.letter == letter }) {
      parts[index].boxes.append(box)
    } else {
      parts.append(Part(letter: letter, boxes: [box]))
    }
  }

  /// Whether the art has the size of a symbol of this many rows.
  func fits(rows count: Int, tier: GlyphTier) -> Bool {
    switch tier {
    case .octant: width == 4 * count && height == 4 * count
    case .sextant: width == 4 * count && height == 3 * count
    case .quadrant: width == 4 * count && height == 2 * count
    case .half: width == 2 * count && height == 2 * count
    case .ascii: false
    }
  }

  func figure(of part: Part, rows count: Int) -> Figure {
    let x = 2 * InkCell.width * Double(count) / Double(width)
    let y = InkCell.height * Double(count) / Double(height)
    return .union(
      part.boxes.map { box in
        .rectangle(box.mapped { InkPoint(x: $0.x * x, y: $0.y * y) }, radius: 0)
      })
  }
}

extension SymbolArt {
  /// The art with only the blocks at the edges of its parts. Parts later in `letters` are in front;
  /// a part continues below those in front of it.
  func hollowed(fromBackToFront letters: [UInt8]) -> SymbolArt {
    let rows = rows
    func depth(_ letter: UInt8) -> Int { letters.firstIndex(of: letter) ?? letters.count }
    func isEdge(_ x: Int, _ y: Int, of letter: UInt8) -> Bool {
      guard rows.indices.contains(y), rows[y].indices.contains(x) else { return true }
      return rows[y][x] == Self.nothing || depth(rows[y][x]) < depth(letter)
    }
    return SymbolArt(
      rows: rows.enumerated().map { y, row in
        row.enumerated().map { x, letter in
          let neighbors = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
          return neighbors.contains { isEdge($0, $1, of: letter) } ? letter : Self.nothing
        }
      })
  }

  private var rows: [[UInt8]] {
    var rows = Array(repeating: Array(repeating: Self.nothing, count: width), count: height)
    for part in parts {
      for box in part.boxes {
        let (x, y) = (Int(bounded: box.minimum.x), Int(bounded: box.minimum.y))
        for column in x..<Int(bounded: box.maximum.x) { rows[y][column] = part.letter }
      }
    }
    return rows
  }
}
