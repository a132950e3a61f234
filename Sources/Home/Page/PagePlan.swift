import Cells

/// The layout of a page: its title, its body and the keys.
struct PagePlan: Hashable {
  let body: Rect
  let header: Rect?
  let footer: Rect?

  private static let margin = 2
  private static let backColumns = 12

  init(_ size: Size) {
    let hasHeader = size.height >= 3
    let hasFooter = size.height >= 5
    let side = size.width > 40 ? Self.margin : 0
    let gap = size.height >= 20 ? 1 : 0
    let top = hasHeader ? 1 + gap : 0
    header = hasHeader ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil
    footer = hasFooter ? Rect(x: 0, y: size.height - 1, width: size.width, height: 1) : nil
    body = Rect(
      x: side, y: top, width: size.width - 2 * side,
      height: size.height - top - (hasFooter ? 1 + gap : 0))
  }

  /// The area that leads back to the widgets.
  var back: Rect {
    header.map { Rect(x: 0, y: 0, width: min(Self.backColumns, $0.size.width), height: 1) } ?? .zero
  }
}
