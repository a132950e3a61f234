import Cells

@testable import Ink

extension BlockPattern {
  var shares: [Double] { glyph.shares }
}

extension Glyph {
  /// The share that a block covers of each of the 24 samples, computed from the character alone.
  var shares: [Double] {
    let value = Int(scalar.value)
    switch value {
    case 0x20: return grid(2, 3, bits: 0)
    case 0x1FB00...0x1FB3B:
      let skipped = value - 0x1FB00 + 1
      let bits = skipped + (skipped > 20 ? 1 : 0)
      return grid(2, 3, bits: bits + (bits > 41 ? 1 : 0))
    case 0x2581...0x2588: return band { 1 - Double(value - 0x2580) / 8 <= ($0.1) }
    case 0x2589...0x258F: return band { $0.0 < Double(0x2590 - value) / 8 }
    default:
      let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)
      return grid(2, 2, bits: blocks.firstIndex(of: scalar) ?? 0)
    }
  }

  private func grid(_ columns: Int, _ rows: Int, bits: Int) -> [Double] {
    (0..<24).map { index in
      let block = index / 4 * rows / 6 * columns + index % 4 * columns / 4
      return bits >> block & 1 == 1 ? 1 : 0
    }
  }

  /// Counts the 16 by 16 dots of each sample.
  private func band(_ isLit: ((Double, Double)) -> Bool) -> [Double] {
    (0..<24).map { index in
      let dots = (0..<256).filter { dot in
        let x = (Double(index % 4) + (Double(dot % 16) + 0.5) / 16) / 4
        let y = (Double(index / 4) + (Double(dot / 16) + 0.5) / 16) / 6
        return isLit((x, y))
      }
      return Double(dots.count) / 256
    }
  }
}
