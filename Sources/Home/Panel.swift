import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import Timelines
import Views

/// A sheet in front of the dimmed screen, with a title, rows and a note.
struct Panel: Sendable {
  /// The key of the title.
  let title: String
  /// The rows in several arrangements, the preferred one first.
  let sheets: [Sheet]
  /// The key of the note, shown if there is room; nil for none.
  let note: String?
  /// Whose keys the last row shows.
  var scope = KeyScope.panel

  /// Rows one cell high, and their width.
  struct Sheet: Hashable, Sendable {
    let width: Int
    let rows: [Node]
  }

  func pageCount(on size: Size) -> Int { plan(on: size).pageCount }

  /// The slots of the panel, in front of the dimmed screen.
  func slots(page: Int, in context: FrontContext) -> [Slot] {
    let plan = plan(on: context.size)
    let page = min(page, plan.pageCount - 1)
    let bounds = Rect(origin: .zero, size: context.size)
    let last = Rect(x: 0, y: context.size.height - 1, width: context.size.width, height: 1)
    // The panel's own keys replace those in the footer.
    let scrim = Scrim(opacity: 0.62, blank: [last])
    let keys = context.keys(at: scope)
    let hints = Hints(
      of: keys.shortcuts.filter { $0.group == .panel }, at: keys.place,
      in: Situation(pages: plan.pageCount), marks: context.marks)
    return [
      Slot(SlotID("scrim"), .scrim(scrim), in: bounds),
      Slot(SlotID("footer"), .chrome(context.footer(of: hints, in: last)), in: last, layer: 1),
      ground(plan, in: context),
    ] + front(page, plan, in: context)
  }

  private func ground(_ plan: PanelPlan, in context: FrontContext) -> Slot {
    var ground = slot("ground", PanelGround(), in: plan.frame, layer: 2, context)
    ground.part = .tile
    let look = context.presentation.look
    if !plan.isFull {
      ground.edge = TileEdge(
        glyphs: context.presentation.surroundings.glyphs, depth: look.depth,
        isOutlined: look.isNight && look.depth != .direct)
    }
    return ground
  }

  private func front(_ page: Int, _ plan: PanelPlan, in context: FrontContext) -> [Slot] {
    func placed(_ part: String, _ number: Int, _ content: TileContent, _ place: Rect) -> Slot {
      Slot(
        SlotID(part, number), .chrome(content), in: place.offset(by: plan.frame.origin), layer: 3)
    }
    let number = plan.pageCount > 1 ? "\(page + 1)/\(plan.pageCount)" : nil
    let key = context.label(of: .leave, at: scope)
    let title = context.archived(PanelTitle(title: title, page: number, key: key))
    let rules = plan.rules.enumerated().map { placed("rule", $0, context.archived(Divider()), $1) }
    let rows = zip(plan.rows(ofPage: page), plan.places).enumerated().map {
      placed("row", $0, TileContent($1.0), $1.1)
    }
    let note = plan.note.flatMap { place in
      self.note.map { placed("note", 0, context.archived(PanelNote(text: $0)), place) }
    }
    return [placed("title", 0, title, plan.title)] + rules + rows + [note].compactMap(\.self)
  }

  private func slot(
    _ part: String, _ view: some View, in place: Rect, layer: Int, _ context: FrontContext
  ) -> Slot {
    Slot(SlotID(part), .chrome(context.archived(view)), in: place, layer: layer)
  }

  private func plan(on size: Size) -> PanelPlan {
    PanelPlan(for: sheets, on: size, hasNote: note != nil)
  }
}

/// The space around a panel's rows, for the title above and the note below.
struct Margin: Hashable {
  let side: Int
  let aboveTitle: Int
  let above: Int
  private(set) var below: Int
  /// Whether a rule separates the title.
  let hasRules: Bool
  /// Whether a rule separates a note at the bottom.
  private(set) var hasNote: Bool

  private init(side: Int, aboveTitle: Int, above: Int, below: Int, hasRules: Bool) {
    (self.side, self.aboveTitle, self.above, self.below) = (side, aboveTitle, above, below)
    (self.hasRules, hasNote) = (hasRules, hasRules)
  }

  static let framed = [
    Margin(side: 4, aboveTitle: 2, above: 5, below: 5, hasRules: true),
    Margin(side: 4, aboveTitle: 1, above: 4, below: 4, hasRules: true),
    Margin(side: 2, aboveTitle: 1, above: 3, below: 1, hasRules: false),
  ]
  static let none = Margin(side: 1, aboveTitle: 0, above: 1, below: 0, hasRules: false)

  /// The rows of the screen left free above and below, together.
  var aside: Int { self == .none ? 0 : 2 }

  /// The same around what has no note.
  var withoutNote: Margin {
    var margin = self
    if hasNote { (margin.below, margin.hasNote) = (aboveTitle + 1, false) }
    return margin
  }

  func size(around sheet: Panel.Sheet) -> Size {
    Size(width: sheet.width + 2 * side, height: sheet.rows.count + above + below)
  }
}

/// The background of a panel.
struct PanelGround: View {
  @Environment(\.colorScheme) private var appearance

  var body: some View {
    LinearGradient(
      colors: appearance == .light ? Self.light : Self.dark, startPoint: .top, endPoint: .bottom)
  }

  private static let light = [Color("PanelLightTop"), Color("PanelLightBottom")]
  private static let dark = [Color("PanelDarkTop"), Color("PanelDarkBottom")]
}

/// The last row of a panel.
struct PanelNote: View {
  let text: String

  var body: some View {
    Text(LocalizedStringKey(text))
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

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

/// The first row of a panel: its title, its page and the key that closes it.
struct PanelTitle: View {
  let title: String
  let page: String?
  /// What closes it, as shown; nil if no key does.
  let key: String?

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 24) {
        name
        Spacer(minLength: 8)
        if let page { Text(verbatim: page).foregroundStyle(.secondary) }
        if let key {
          HStack {
            Text(verbatim: key).bold()
            Text("help.close").foregroundStyle(.secondary)
          }
        }
      }
      HStack {
        name
        Spacer(minLength: 8)
        if let page { Text(verbatim: page).foregroundStyle(.secondary) }
      }
      name
    }
    .lineLimit(1)
  }

  private var name: some View { Text(LocalizedStringKey(title)).bold() }
}

/// A layer that dims part of the screen, alike in all modes.
package struct Scrim: Hashable, Sendable {
  let opacity: Double
  /// The areas whose text is removed.
  var blank: [Rect] = []

  /// Dims with black in Night Mode, which allows no hue; doesn't dim without colours.
  func draw(on canvas: inout Canvas, by presentation: Presentation) {
    let look = presentation.look
    if look.depth != .mono { dim(&canvas, by: presentation) }
    for place in blank { canvas.erase(place) }
  }

  private func dim(_ canvas: inout Canvas, by presentation: Presentation) {
    var plain = presentation
    plain.preferences = Preferences()
    plain.preferences.night = presentation.look.isNight ? .on : .off
    let color = (presentation.look.isNight ? Color.black : Self.color).opacity(opacity)
    let node = Node(archiving: color, in: plain.environment)
    _ = TileContent(node).draw(on: &canvas, by: plain)
  }

  private static let color = Color(red: 0.02, green: 0.027, blue: 0.059)
}

/// A panel in front of the dimmed screen: the help, or a widget's inspector.
struct PanelFront: Front {
  enum Subject: Hashable, Sendable {
    /// The keys that work at a place, and their effects.
    case help(KeyScope)
    /// The state of a widget's timeline.
    case inspector(Instance.ID)
  }

  let subject: Subject
  private(set) var page = 0

  let isOpaque = false

  init(_ subject: Subject) {
    self.subject = subject
  }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    panel(in: context, at: date).slots(page: page, in: context)
  }

  /// The inspector is updated each minute, when the screen changes anyway.
  func end(in context: FrontContext, at date: Date) -> Date? {
    guard case .inspector = subject else { return nil }
    let minutes = (date.timeIntervalSince1970 / 60).rounded(.down)
    return Date(timeIntervalSince1970: (minutes + 1) * 60)
  }

  func keys(in context: FrontContext) -> FrontKeys {
    context.keys(at: .panel)
  }

  /// Turns the panel's pages; any other key or a press closes it.
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.turnPage(let count)):
      let pageCount = panel(in: context, at: occasion.date).pageCount(on: context.size)
      guard pageCount > 1 else { return .close() }
      page = max(0, min(page + count, pageCount - 1))
      return .stay()
    case .command(.leave), .command(.quit): return .close()
    case .command(.help): return isHelp ? .close() : .pass
    case .command: return .pass
    case .key(let key): return key.modifiers.contains(.control) ? .stay() : .close()
    case .mouse(let mouse): return mouse.action == .press(.left) ? .close() : .stay()
    case .paste: return .stay()
    }
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch (event, subject) {
    case (.lockChanged, _), (.opened, _): .close()
    case (.boardChanged, .inspector(let id)) where context.cast.members[id] == nil: .close()
    default: .stay()
    }
  }

  private var isHelp: Bool { if case .help = subject { true } else { false } }

  private func panel(in context: FrontContext, at date: Date) -> Panel {
    switch subject {
    case .help(let place): return .help(at: place, in: context.presentation)
    case .inspector(let id):
      let report = context.cast.schedule.report(on: id, at: date)
      let widget = context.cast.members[id].flatMap { instance in
        report.map { InspectedWidget(instance: instance, report: $0) }
      }
      return .inspector(
        of: widget, actionFault: context.actionFault(of: id), in: context.presentation)
    }
  }
}
