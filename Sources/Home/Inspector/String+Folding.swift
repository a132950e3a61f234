import Cells

extension String {
  /// The text in lines of at most `width` columns, broken between words if possible.
  func folded(to width: Int) -> [String] {
    split(separator: " ").flatMap { $0.pieces(of: width) }.reduce(into: []) { lines, word in
      if let line = lines.last, line.columns + 1 + word.columns <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(word)
      }
    }
  }

  fileprivate var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }
}

extension Substring {
  fileprivate func pieces(of width: Int) -> [String] {
    reduce(into: [""]) { pieces, character in
      if let piece = pieces.last, (piece + String(character)).columns > width, !piece.isEmpty {
        pieces.append(String(character))
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
  }
}
