import Cells
import Pages

/// The layout of the widget gallery: the kinds, what the chosen one is for, and its sizes, all at once
/// where there is room, else one at a time. Each is as large as it will be; of what is too large a part is
/// seen.
struct PickerPlan {
  /// A size of the chosen kind.
  struct Sample: Hashable {
    let index: Int
    let tile: Rect
    let name: Rect
    /// The part of the screen outside which the tile is cut.
    let window: Rect
    /// How many parts it is seen in.
    var parts = 1
  }

  let page: PagePlan
  let list: Rect
  let listRoom: CardRoom
  /// The name of the chosen kind and what it is for.
  let about: Rect?
  let button: Rect?
  /// Which of the sizes is seen, where only one is.
  let dots: Rect?
  private let stage: Rect
  private let tiles: [Size]
  private let showsAll: Bool

  private static let leastForSamples = 64
  private static let leastForAll = Size(width: 110, height: 36)

  init(of size: Size, showing tiles: [Size]) {
    page = PagePlan(size)
    let body = page.body
    let isNarrow = size.width < Self.leastForSamples || size.height < 14
    let listWidth = isNarrow ? body.size.width : size.width >= Self.leastForAll.width ? 30 : 24
    let lowButtonRows = isNarrow && body.size.height >= 3 ? 1 : 0
    let aboutHeight = isNarrow ? min(2, max(0, body.size.height - 4)) : 3
    let listHeight =
      isNarrow ? max(1, body.size.height - aboutHeight - lowButtonRows) : body.size.height
    list = Rect(
      x: body.origin.x, y: body.origin.y, width: listWidth, height: listHeight)
    listRoom = CardRoom(
      columns: listWidth, rows: listHeight, padding: listHeight >= 14 ? 1 : 0)
    guard !isNarrow else {
      about = Rect(
        x: body.origin.x, y: list.rows.upperBound, width: body.size.width, height: aboutHeight)
      button = Rect(
        x: body.origin.x, y: body.rows.upperBound - lowButtonRows, width: body.size.width,
        height: lowButtonRows)
      (dots, stage, self.tiles, showsAll) = (nil, .zero, [], false)
      return
    }
    let left = list.columns.upperBound + 3
    let right = Rect(
      x: left, y: body.origin.y, width: body.columns.upperBound - left, height: body.size.height)
    about = Rect(x: left, y: right.origin.y, width: right.size.width, height: aboutHeight)
    let buttonRows = right.size.height < Self.leastForTallButton ? 1 : Self.tallButton
    button = Rect(
      x: left + max(0, right.size.width - Self.buttonColumns) / 2,
      y: right.rows.upperBound - buttonRows, width: min(Self.buttonColumns, right.size.width),
      height: buttonRows)
    let all = size.width >= Self.leastForAll.width && size.height >= Self.leastForAll.height
    stage = Rect(
      x: left, y: right.origin.y + 3, width: right.size.width,
      height: max(0, right.size.height - 4 - buttonRows))
    showsAll = all
    dots =
      all || tiles.count < 2
      ? nil
      : Rect(x: left, y: stage.rows.upperBound - 1, width: right.size.width, height: 1)
    self.tiles = tiles
  }

  /// The sizes in sight, around the chosen one, of which a part is seen if it is too large.
  func samples(around chosen: Int, part: Int = 0) -> [Sample] {
    guard tiles.indices.contains(chosen), stage.size.height > 3 else { return [] }
    return showsAll ? flow(around: chosen, part: part) : [alone(chosen, part: part)]
  }

  private func alone(_ index: Int, part: Int) -> Sample {
    let room = Size(width: stage.size.width, height: stage.size.height - (showsAll ? 1 : 3))
    let seen = Size(
      width: min(tiles[index].width, room.width), height: min(tiles[index].height, room.height))
    return sample(index, part: part, in: Rect(origin: stage.origin, size: room).middle(seen))
  }

  /// A size in a window, part by part in the order of reading.
  private func sample(_ index: Int, part: Int = 0, in window: Rect) -> Sample {
    let (size, seen) = (tiles[index], window.size)
    let columns = (size.width + seen.width - 1) / seen.width
    let rows = (size.height + seen.height - 1) / seen.height
    let part = min(part, columns * rows - 1)
    let way = Point(
      x: min(part % columns * seen.width, size.width - seen.width),
      y: min(part / columns * seen.height, size.height - seen.height))
    return Sample(
      index: index, tile: Rect(origin: window.origin - way, size: size),
      name: Rect(x: window.origin.x, y: window.rows.upperBound, width: seen.width, height: 1),
      window: window, parts: columns * rows)
  }

  /// The sizes in sight with the chosen one: each stands where it fits first, on the first of several
  /// stages that has room for it.
  private func flow(around chosen: Int, part: Int) -> [Sample] {
    let room = Size(width: stage.size.width, height: stage.size.height - 1)
    guard tiles[chosen].width <= room.width, tiles[chosen].height <= room.height else {
      return [alone(chosen, part: part)]
    }
    var stages: [(shelf: TileShelf, areas: [(index: Int, area: Rect)])] = []
    for index in tiles.indices
    where tiles[index].width <= room.width && tiles[index].height <= room.height {
      let size = Size(
        width: max(tiles[index].width, Self.nameColumns), height: tiles[index].height + 1)
      let number = stages.indices.first { stages[$0].shelf.put(size) != nil }
      if let number, let area = stages[number].shelf.areas.last {
        stages[number].areas.append((index, area))
      } else {
        var shelf = TileShelf(stage)
        let area = shelf.put(size) ?? Rect(origin: stage.origin, size: size)
        stages.append((shelf, [(index, area)]))
      }
    }
    let seen = stages.map(\.areas).first { $0.contains { $0.index == chosen } } ?? []
    return seen.map { sample($0.index, in: Rect(origin: $0.area.origin, size: tiles[$0.index])) }
  }

  private static let nameColumns = 12
  private static let buttonColumns = 30
  private static let tallButton = 3
  private static let leastForTallButton = 18
}
