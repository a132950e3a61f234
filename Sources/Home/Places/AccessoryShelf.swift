import Cells
import Timelines

/// The rows of accessories on the Lock Screen, of which a round one takes a column and a card two.
struct AccessoryShelf {
  /// An accessory of a row and its width.
  typealias Member = (index: Int, width: Int)

  /// The free rows below the last row.
  let foot: Int
  private let height: Int
  private let card: Int
  private let gap: Int
  private let columns: Int

  init(on size: Size) {
    columns = size.width < 100 ? 4 : 8
    (height, card, gap, foot) =
      switch (size.width, size.height) {
      case (160..., 56...): (9, 40, 5, 4)
      case (100..., 34...): (7, 29, 3, 2)
      case (_, 20...): (5, 24, 2, 1)
      default: (4, 21, 2, 1)
      }
  }

  /// The distance between the tops of two rows.
  var step: Int { height + 1 }

  func height(ofRows count: Int) -> Int { max(0, count * step - 1) }

  /// Fills the rows in order.
  func rows(of members: [(index: Int, family: WidgetFamily)], in width: Int) -> [[Member]] {
    var rows: [[Member]] = []
    var (freeColumns, freeWidth) = (0, 0)
    for (index, family) in members {
      let isRound = family == .accessoryCircular || family == .accessoryCorner
      let columns = isRound ? 1 : 2
      let own = min(width, isRound ? ring : card)
      if columns > freeColumns || own > freeWidth {
        rows.append([])
        (freeColumns, freeWidth) = (self.columns, width)
      }
      rows[rows.count - 1].append((index, own))
      (freeColumns, freeWidth) = (freeColumns - columns, freeWidth - own - gap)
    }
    return rows
  }

  /// The frames of a row's accessories, centred.
  func frames(
    of members: [Member], atRow y: Int, from left: Int, to right: Int
  ) -> [(index: Int, frame: Rect)] {
    let whole = members.reduce(-gap) { $0 + $1.width + gap }
    var x = left + max(0, right - left - whole) / 2
    return members.map { member in
      defer { x += member.width + gap }
      return (member.index, Rect(x: x, y: y, width: member.width, height: height))
    }
  }

  /// The width of a ring, which is twice as many columns as rows but for the smallest.
  private var ring: Int { height == 4 ? 9 : 2 * height }
}
