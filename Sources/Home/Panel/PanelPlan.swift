import Cells
import Views

/// The layout of a panel on a screen, and the rows it shows at once.
struct PanelPlan {
  let frame: Rect
  /// Whether the panel fills the screen.
  let isFull: Bool
  /// Positions within the frame.
  let title: Rect
  let rules: [Rect]
  let places: [Rect]
  let note: Rect?
  private let sheet: Panel.Sheet

  /// Chooses the first screenSlots that fits with an ample margin or a smaller one; otherwise the
  /// first that fits the whole screen, or the last one in pages.
  init(for sheets: [Panel.Sheet], on size: Size, hasNote: Bool) {
    for margin in Margin.framed.map({ hasNote ? $0 : $0.withoutNote }) {
      for sheet in sheets {
        let frame = margin.size(around: sheet)
        if frame.width <= size.width, frame.height <= size.height - margin.aside,
          !Self.leavesScraps(of: size, around: frame)
        {
          self.init(sheet, margin, Rect(origin: .zero, size: size).middle(frame))
          return
        }
      }
    }
    let whole = sheets.first {
      let needed = Margin.none.size(around: $0)
      return needed.width <= size.width && needed.height <= size.height
    }
    let sheet = whole ?? sheets.last ?? Panel.Sheet(width: 0, rows: [])
    self.init(sheet, .none, Rect(origin: .zero, size: size))
  }

  /// Whether the part of the screen left around the frame is too small to be useful.
  private static func leavesScraps(of size: Size, around frame: Size) -> Bool {
    size.width - frame.width < 4 && size.height - frame.height < 4
  }

  private init(_ sheet: Panel.Sheet, _ margin: Margin, _ frame: Rect) {
    self.sheet = sheet
    self.frame = frame
    isFull = margin == .none
    let inner = Rect(
      x: margin.side, y: margin.aboveTitle, width: frame.size.width - 2 * margin.side,
      height: frame.size.height)
    func row(_ y: Int) -> Rect {
      Rect(x: inner.origin.x, y: y, width: inner.size.width, height: 1)
    }
    title = row(margin.aboveTitle)
    places = (0..<max(1, frame.size.height - margin.above - margin.below)).map {
      row(margin.above + $0)
    }
    let bottom = frame.size.height - margin.below
    rules =
      (margin.hasRules ? [row(margin.aboveTitle + 1)] : [])
      + (margin.hasNote ? [row(bottom + 1)] : [])
    note = margin.hasNote ? row(bottom + 2) : nil
  }

  var pageCount: Int { max(1, (sheet.rows.count + places.count - 1) / places.count) }

  func rows(ofPage page: Int) -> ArraySlice<Node> {
    sheet.rows.dropFirst(page * places.count).prefix(places.count)
  }
}
