import Cells
import Timelines

/// The layout of the Lock Screen: the date beside an inline accessory, a clock as large as fits, and rows
/// of accessories at the bottom.
struct LockPlan: Hashable, Sendable {
  /// The rows of the date.
  let date: Rect
  /// The rows of the clock; nil if the screen is too small for it.
  let clock: Rect?
  /// The place of each widget, in order. Those on further pages are only seen while they are edited.
  let places: [TilePosition]
  let footer: Rect?
  /// The row from which on the ground is dark.
  let horizon: Int

  /// The smallest screen with a clock.
  static let least = Size(width: 15, height: 5)

  /// On a tablet, small widgets stand in a column of their own at the left. The date takes so many rows
  /// if they are free, or more below a large clock, and otherwise one.
  init(
    _ families: [WidgetFamily], on size: Size, _ device: Device, dateRows: Int = 1
  ) {
    let shelf = AccessoryShelf(on: size)
    let footer = size.height < 6 ? nil : size.height - (size.height < 30 ? 1 : 2)
    let bottom = footer.map { $0 - shelf.foot } ?? size.height
    var places = device.columnOfSmalls(families, on: size, upTo: bottom)
    let left = places.values.map(\.tile.columns.upperBound).max() ?? 0
    let inline = families.firstIndex(of: .accessoryInline)
    let others = families.indices.filter { $0 != inline && places[$0] == nil }
    let rows = shelf.rows(of: others.map { ($0, families[$0]) }, in: size.width - left)
    let clocks = Self.clockRows.filter {
      Self.width($0) <= size.width - left
        && ($0 >= Self.leastRows || size.height < Self.lowestUsual)
    }
    let choice = (0...rows.count).reversed().lazy.compactMap { count in
      clocks.first { Self.height($0) <= bottom - shelf.height(ofRows: count) }.map { (count, $0) }
    }.first
    let count = choice?.0 ?? 0
    let top = bottom - shelf.height(ofRows: count)
    let free = choice.map { top - Self.height($0.1) }
    let wanted = dateRows > 1 ? [(choice?.1 ?? 0) / Self.clockOverDate, dateRows] : []
    let extra = wanted.filter { $0 <= free ?? 0 }.max().map { $0 - 1 } ?? 0
    // A date of several rows would look like a part of the clock one row below it.
    let air = extra > 0 ? min(2, ((free ?? 0) - extra) / 3) : min(1, (free ?? 0) / 6)
    let spare = free.map { $0 - extra - air }
    // The row at the very top is left to what is told while the board is edited.
    let first = spare.map { max(min($0, 1), $0 / 3) } ?? max(0, (top - 1) / 2)
    func row(_ y: Int, _ height: Int = 1) -> Rect {
      Rect(x: left, y: y, width: size.width - left, height: height)
    }
    horizon = top
    date = row(first, 1 + extra)
    clock = choice.map { row(first + 1 + extra + air + Self.gap($0.1), $0.1) }
    self.footer = footer.map { Rect(x: 0, y: $0, width: size.width, height: 1) }
    if let inline {
      let half = date.size.width / 2
      places[inline] = TilePosition(
        at: Rect(
          x: left + half, y: first, width: date.size.width - half, height: date.size.height))
    }
    let rowsOfPage = max(1, count)
    let shelfTop = count > 0 ? top : max(0, bottom - shelf.height(ofRows: 1))
    for (number, row) in rows.enumerated() {
      let page = (number + rowsOfPage - count) / rowsOfPage
      let y = shelfTop + number % rowsOfPage * shelf.step
      for (index, frame) in shelf.frames(of: row, atRow: y, from: left, to: size.width) {
        places[index] = TilePosition(at: frame, page: page)
      }
    }
    self.places = families.indices.map { places[$0] ?? TilePosition(at: .zero) }
  }

  /// The heights of a clock, the largest first.
  private static let clockRows = [24, 15, 10, 6, 4, 3]
  /// The smallest clock on a screen that isn't low.
  private static let leastRows = 6
  private static let lowestUsual = 20

  /// The rows of a date of one row, of the clock, and a free one below.
  private static func height(_ clock: Int) -> Int { 1 + gap(clock) + clock + 1 }

  /// How many times as high as its date a clock is at most, where the date is drawn.
  private static let clockOverDate = 4

  /// The columns of a clock with four digits; a large one keeps its distance to the edges.
  private static func width(_ clock: Int) -> Int { clock * (clock < leastRows ? 5 : 7) }

  /// The rows between date and clock.
  private static func gap(_ clock: Int) -> Int { clock < leastRows ? 0 : 1 }
}

extension Device {
  /// The places of small widgets at the left, one below the other; none but on a tablet.
  fileprivate func columnOfSmalls(
    _ families: [WidgetFamily], on size: Size, upTo bottom: Int
  ) -> [Int: TilePosition] {
    guard self.class == .tablet, size.width >= 3 * small.width else { return [:] }
    let step = small.height + 1
    let fitting = max(1, (bottom - 1) / step)
    let smalls = families.indices.filter { families[$0] == .systemSmall }
    return smalls.enumerated().reduce(into: [:]) { places, member in
      let (number, index) = member
      let corner = Point(x: 2, y: 1 + number % fitting * step)
      places[index] = TilePosition(at: Rect(origin: corner, size: small), page: number / fitting)
    }
  }
}

extension TilePosition {
  /// A place off any grid, without a name.
  init(at tile: Rect, page: Int = 0) {
    self.init(page: page, cells: .zero, tile: tile, name: nil, sharesName: false)
  }
}

extension ScreenPlan {
  /// The layout of the Lock Screen.
  static func lock(
    _ families: [WidgetFamily], on size: Size, _ device: Device
  ) -> ScreenPlan {
    let places = LockPlan(families, on: size, device).places
    return ScreenPlan(
      size: size, device: device, places: places,
      pageCount: 1 + (places.map(\.page).max() ?? 0))
  }
}

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
