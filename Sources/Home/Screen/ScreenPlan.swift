import Cells
import Timelines

/// The layout of the screen: header, Home Screen, page dots and footer, as far as there is room.
struct ScreenPlan: Hashable, Sendable {
  let size: Size
  private let device: Device
  let growth: Growth
  var board: BoardPlan
  let dots: Rect?
  /// What is only in Today View.
  var today: TodayPlan?

  /// The smallest screen that shows a widget.
  private static let least = Size(width: 5, height: 1)
  /// The lowest screen on which two rows of small tiles fit with space between them.
  static let lowestAiry = 25

  /// Makes all tiles as large as possible without a widget that waits on a further page. Those that
  /// have grown stand in as few columns as their rows allow, so that the last row is full too.
  init(
    size: Size, families: [WidgetFamily], beginningPages: Set<Int> = [], on device: Device
  ) {
    func plan(_ growth: Growth) -> ScreenPlan {
      ScreenPlan(
        size: size, families: families, beginningPages: beginningPages, on: device, grown: growth)
    }
    let larger = families.isEmpty ? [] : Growth.larger
    let grown = larger.lazy.map(plan).first(where: \.board.holdsAll)
    let narrower = grown.flatMap { grown in
      (1..<grown.board.grid.columns).lazy.map { columns in
        ScreenPlan(
          size: size, families: families, beginningPages: beginningPages, on: device,
          grown: grown.growth, mostColumns: columns)
      }
      .first { $0.board.isAsShort(as: grown.board) }
    }
    self = narrower ?? grown ?? plan(.none)
  }

  /// Shows dots only if they take no row of tiles, and keeps them apart from the footer only if
  /// there is plenty of room.
  init(
    size: Size, families: [WidgetFamily], beginningPages: Set<Int>, on device: Device,
    grown growth: Growth, mostColumns: Int = .max
  ) {
    self.size = size
    self.device = device
    self.growth = growth
    let isLow = size.height < Self.lowestAiry
    let rows = Self.rows(between: size, device)
    func grid(without last: Int) -> BoardGrid {
      let room = Rect(
        x: 0, y: rows.lowerBound, width: size.width, height: rows.count - last)
      return BoardGrid(
        room: room, isLow: isLow, device: device, growth: growth,
        mostColumns: mostColumns)
    }
    let whole = grid(without: 0)
    let shorter = grid(without: 1)
    let hasDots = !isLow && shorter.hasNames && shorter.rows == whole.rows
    let isRoomy = shorter.room.size.height - shorter.frame.size.height > 2
    let taken = hasDots ? isRoomy ? 2 : 1 : 0
    dots = hasDots ? Rect(x: 0, y: rows.upperBound - taken, width: size.width, height: 1) : nil
    board = BoardPlan(
      of: families, beginningPages: beginningPages, on: grid(without: taken))
  }

  /// A screen whose widgets stand where a place wants them.
  init(size: Size, device: Device, places: [TilePosition], pageCount: Int) {
    (self.size, self.device, growth, dots) = (size, device, .none, nil)
    board = BoardPlan(
      places: places, pageCount: pageCount, in: Rect(origin: .zero, size: size), on: device)
  }

  /// A plan whose tiles have their places.
  init(size: Size, device: Device, growth: Growth, board: BoardPlan, today: TodayPlan) {
    (self.size, self.device, self.growth, self.board) = (size, device, growth, board)
    (dots, self.today) = (nil, today)
  }

  var header: Rect? {
    Self.hasHeader(size, device) ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil
  }

  var footer: Rect? {
    Self.hasFooter(size)
      ? Rect(x: 0, y: size.height - 1, width: size.width, height: 1) : nil
  }

  var holdsWidgets: Bool {
    let room = board.grid.room.size
    return room.width >= Self.least.width && room.height >= Self.least.height
  }

  /// The row that begins with the time of day: the header, or on a low screen the footer.
  var clockRow: Rect? { header ?? footer }

  /// The columns before the clock.
  var clockMargin: Int { header == nil ? 1 : chromeMargin }

  /// The columns that the header's texts leave free on both sides.
  var chromeMargin: Int {
    let grid = board.grid
    return min(size.width / 4, grid.columns > 1 ? max(2, grid.frame.origin.x) : 2)
  }

  /// The only widget on a low screen needs no focus mark.
  func marksFocus(onPage page: Int) -> Bool {
    board.grid.hasNames || board.indices(onPage: page).count > 1
  }

  /// The rows left between header and footer.
  static func rows(between size: Size, _ device: Device) -> Range<Int> {
    let first = hasHeader(size, device) ? 1 : 0
    return first..<max(first, size.height - (hasFooter(size) ? 1 : 0))
  }

  private static func hasHeader(_ size: Size, _ device: Device) -> Bool {
    size.height >= device.small.height + 3
  }

  private static func hasFooter(_ size: Size) -> Bool { size.height >= 4 }
}
