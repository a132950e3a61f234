package import Almanac
package import Cells
package import FoundationEssentials
import Views
package import WidgetIntents

/// A node ready to be measured. It remembers its answers, because otherwise each level of nested
/// stacks would double the measuring.
final class Element {
  private let node: Node
  private let surroundings: Surroundings
  private var known: (any Arrangement)?
  private var answers: [(proposal: Proposal, size: Size)] = []
  private var rowAnswers: [(proposal: Proposal, size: Size, rows: ClosedRange<Int>?)] = []

  init(_ node: Node, in surroundings: Surroundings) {
    self.node = node
    self.surroundings = surroundings
  }

  /// Created on first use, because most alternatives of a choice are never tried.
  var arrangement: any Arrangement {
    if let known { return known }
    let arrangement = Self.arrangement(of: node, in: surroundings)
    known = arrangement
    return arrangement
  }

  func size(for proposal: Proposal) -> Size {
    if let answer = answers.first(where: { $0.proposal == proposal }) { return answer.size }
    let size = arrangement.size(for: proposal)
    answers.append((proposal, size))
    return size
  }

  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>? {
    let known = rowAnswers.first { $0.proposal == proposal && $0.size == size }
    if let known { return known.rows }
    let rows = arrangement.textRows(in: size, for: proposal)
    rowAnswers.append((proposal, size, rows))
    return rows
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    arrangement.place(in: frame, for: proposal)
  }

  func flexibility(along axis: Axis, across other: Int?) -> Flexibility {
    func length(_ proposal: Int) -> Int {
      size(for: Proposal(along: axis, proposal, across: other))[axis]
    }
    let minimum = length(0)
    return Flexibility(
      minimum: minimum,
      maximum: max(minimum, min(length(Metric.unbounded), Metric.unbounded)),
      priority: arrangement.priority)
  }
}

extension Element {
  static func arrangement(of node: Node, in surroundings: Surroundings) -> any Arrangement {
    let metric = surroundings.metric
    func element(_ node: Node) -> Element { Element(node, in: surroundings) }
    return switch node {
    case .text(let text): arrangement(of: TextArrangement(text, in: surroundings), surroundings)
    case .symbol(let symbol): SymbolArrangement(symbol, in: surroundings)
    case .fill(let fill): FillArrangement(fill, in: metric)
    case .shape(let shape): ShapeArrangement(shape, in: surroundings)
    case .meter(let meter):
      MeterArrangement(
        meter, center: meter.center.map(element), foot: meter.foot.map(element), in: surroundings)
    case .chart(let chart): ChartArrangement(chart, in: surroundings)
    case .spacer(let spacer): SpacerArrangement(spacer, in: metric)
    case .divider(let divider): DividerArrangement(divider, glyphs: surroundings.glyphs)
    case .stack(let stack):
      StackArrangement(stack, children: stack.children.map(element), in: metric)
    case .layers(let layers):
      LayersArrangement(alignment: layers.alignment, children: layers.children.map(element))
    case .grid(let grid): GridArrangement(grid, in: metric, element)
    case .choice(let choice): ChoiceArrangement(choice, element)
    case .padding(let padding):
      PaddingArrangement(padding, child: element(padding.child), in: metric)
    case .frame(let frame):
      FrameArrangement(
        frame, child: Element(frame.child, in: surroundings.inside(frame)), in: metric)
    case .decoration(let decoration):
      DecorationArrangement(
        decoration, child: element(decoration.child),
        nodes: decoration.nodes.map { Element($0, in: surroundings.decorating(decoration)) })
    case .fixedSize(let fixed): FixedSizeArrangement(fixed, child: element(fixed.child))
    case .priority(let priority):
      AlteredArrangement(child: element(priority.child), priority: priority.value)
    case .offset(let offset):
      OffsetArrangement(offset, child: element(offset.child), in: metric)
    case .opacity(let opacity):
      AlteredArrangement(child: element(opacity.child)) { $0.opacity = opacity.value }
    case .clip(let clip): ClipArrangement(clip, child: element(clip.child), in: surroundings)
    case .hidden(let hidden):
      AlteredArrangement(child: element(hidden.child)) { $0.opacity = 0 }
    case .accentable(let accentable):
      AlteredArrangement(child: element(accentable.child)) {
        if accentable.keepsColors { $0.keepsColors = true } else { $0.isAccented = true }
      }
    case .stale(let stale):
      AlteredArrangement(child: element(stale.child)) { $0.isStale = stale.recedes }
    case .label(let label):
      AlteredArrangement(child: element(label.child)) {
        $0.label = label.text.reading(in: surroundings)
      }
    case .link(let link):
      AlteredArrangement(child: element(link.child)) { $0.link = link.destination }
    case .button(let button):
      AlteredArrangement(child: element(button.child)) { $0.control = Control(button) }
    case .toggle(let toggle):
      arrangement(of: toggle, isOn: surroundings.states[toggle.intent] ?? toggle.isOn, element)
    }
  }

  private static func arrangement(
    of toggle: ToggleNode, isOn: Bool, _ element: (Node) -> Element
  ) -> any Arrangement {
    AlteredArrangement(child: element(toggle.look(isOn: isOn))) {
      $0.control = Control(toggle, isOn: isOn)
    }
  }

  private static func arrangement(
    of written: TextArrangement, _ surroundings: Surroundings
  ) -> any Arrangement {
    let tier = surroundings.glyphs
    // Above some height, strokes are long enough to be told apart in ASCII too.
    if let font = written.largeFont, font.thirdsOfRows < 15,
      let numeral = NumeralArrangement(written, tier: tier)
    {
      return numeral
    }
    if let drawn = LetteredArrangement(written, tier: tier) { return drawn }
    if let numeral = NumeralArrangement(written, tier: tier) { return numeral }
    return written
  }
}

/// The layout of one kind of node: its size for a proposal, and its box in a frame.
protocol Arrangement {
  /// The layout priority; stacks serve higher ones first.
  var priority: Double { get }
  /// Whether this is only space, which needs no gap to its neighbours.
  var isSpacer: Bool { get }
  /// What the ideal size doesn't fall below, told without measuring.
  var leastIdeal: Size { get }

  func size(for proposal: Proposal) -> Size
  /// Lays out the node in a frame of the size it answered to the proposal.
  func place(in frame: Rect, for proposal: Proposal) -> Box
  /// The rows from the first to the last line of text, counted from the top; nil without text.
  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>?
}

extension Arrangement {
  var priority: Double { 0 }
  var isSpacer: Bool { false }
  var leastIdeal: Size { .zero }

  func textRows(in size: Size, for proposal: Proposal) -> ClosedRange<Int>? {
    place(in: Rect(origin: .zero, size: size), for: proposal).textRows
  }
}

/// Everything that a layout depends on besides the node and its size.
package struct Surroundings: Sendable {
  package var date: Date
  package var dates: DateWriter
  package var symbols: SymbolIndex
  package var glyphs: GlyphTier
  /// The size of a point.
  package var metric = Metric.usual
  /// The corner radius of the container, in points.
  package var containerRadius = 20.0
  /// The new states of toggles, by intent, that the node doesn't contain yet.
  package var states: [IntentReference: Bool] = [:]
  /// The lengths of a frame thinner than a cell, in points.
  var thinness = Thinness()
  /// Whether other content lies on top.
  var isGround = false

  package init(date: Date, dates: DateWriter, symbols: SymbolIndex, glyphs: GlyphTier) {
    self.date = date
    self.dates = dates
    self.symbols = symbols
    self.glyphs = glyphs
  }

  /// The surroundings of content inset from its container by a margin in cells.
  package func inset(by margin: Size) -> Surroundings {
    let distance = metric.points(of: margin)
    var inner = self
    inner.containerRadius = max(0, containerRadius - min(distance.width, distance.height))
    return inner
  }

  package func isSameButForDate(as other: Surroundings) -> Bool {
    dates == other.dates && symbols == other.symbols && glyphs == other.glyphs
      && metric == other.metric && containerRadius == other.containerRadius
  }
}
