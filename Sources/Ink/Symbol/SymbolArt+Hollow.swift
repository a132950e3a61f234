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
        let (x, y) = (Int(box.minimum.x), Int(box.minimum.y))
        for column in x..<Int(box.maximum.x) { rows[y][column] = part.letter }
      }
    }
    return rows
  }
}
