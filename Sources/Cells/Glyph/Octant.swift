/// The characters that divide a cell into two by four blocks.
///
/// A pattern has a bit for each block: the first is the upper left one, the second its right
/// neighbour.
package enum Octant {
  /// The characters by pattern. Unicode numbers those patterns in order that no older character had.
  package static let scalars: [Unicode.Scalar] = {
    var next: UInt32 = first
    return (0..<256).map { bits in
      if let older = older[bits] { return older }
      defer { next += 1 }
      return Unicode.Scalar(next) ?? " "
    }
  }()

  /// The pattern of a character that came with the octants; nil for all others.
  package static func bits(of scalar: UInt32) -> Int? {
    switch scalar {
    case first...last: numbered[Int(scalar - first)]
    case 0x1CEA0: 128
    case 0x1CEA3: 64
    case 0x1CEA8: 1
    case 0x1CEAB: 2
    case 0x1FBE6: 20
    case 0x1FBE7: 40
    default: nil
    }
  }

  /// The patterns of one block in a corner, whose characters Unicode added apart from the others;
  /// not every terminal that draws those draws these.
  package static let corners: Set<Int> = [1, 2, 64, 128]

  private static let first: UInt32 = 0x1CD00
  private static let last: UInt32 = 0x1CDE5

  private static let numbered = (0..<256).filter { older[$0] == nil }

  private static let older: [Int: Unicode.Scalar] = [
    0: " ", 1: "\u{1CEA8}", 2: "\u{1CEAB}", 3: "\u{1FB82}", 5: "▘", 10: "▝", 15: "▀",
    20: "\u{1FBE6}", 40: "\u{1FBE7}", 63: "\u{1FB85}", 64: "\u{1CEA3}", 80: "▖", 85: "▌", 90: "▞",
    95: "▛", 128: "\u{1CEA0}", 160: "▗", 165: "▚", 170: "▐", 175: "▜", 192: "▂", 240: "▄", 245: "▙",
    250: "▟", 252: "▆", 255: "█",
  ]
}
