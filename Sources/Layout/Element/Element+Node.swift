import Views

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
