import FoundationEssentials

extension Node: CustomStringConvertible {
  /// The tree, one line for each node, with children indented.
  package var description: String { lines(indent: "").joined(separator: "\n") }

  func lines(indent: String) -> [String] {
    [indent + summary] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  private var summary: String {
    switch self {
    case .text(let text):
      words("text", text.redaction?.word)
        + text.runs.map { " " + $0.content.summary }.joined()
    case .symbol(let symbol): words("symbol", symbol.redaction?.word, symbol.name)
    case .fill(let fill): "fill \(fill.paint.summary)"
    case .shape(let shape): shape.summary
    case .meter(let meter): meter.summary
    case .chart(let chart): chart.summary
    case .spacer(let spacer): words("spacer", spacer.axis?.rawValue)
    case .divider(let divider): "divider \(divider.stackAxis.other.rawValue)"
    case .stack(let stack): words("stack", stack.axis.rawValue, stack.spacing.map { "\($0)" })
    case .layers: "layers"
    case .grid(let grid): "grid \(grid.rows.map { "\($0.cells.count)" }.joined(separator: "+"))"
    case .choice: "choice"
    case .padding(let padding): words("padding", padding.insets.map { "\($0)" })
    case .frame(let frame): "frame \(frame.width.summary) x \(frame.height.summary)"
    case .decoration(let decoration): decoration.isBehind ? "background" : "overlay"
    case .fixedSize: "fixed size"
    case .priority(let priority): "priority \(priority.value)"
    case .offset(let offset): "offset \(offset.x) \(offset.y)"
    case .opacity(let opacity): "opacity \(opacity.value)"
    case .clip(let clip): "clip \(clip.outline.summary)"
    case .hidden: "hidden"
    case .accentable: "accentable"
    case .stale(let stale): stale.recedes ? "stale" : "current"
    case .label(let label): "label \(label.text.runs.map(\.content.summary).joined())"
    case .link(let link): "link \(link.destination.absoluteString)"
    case .button(let button):
      words("button", button.isEnabled ? nil : "disabled", "\(button.intent)")
    case .toggle(let toggle):
      words(
        "toggle", toggle.isOn ? "on" : "off", toggle.isEnabled ? nil : "disabled",
        "\(toggle.intent)")
    }
  }

  private func words(_ words: String?...) -> String {
    words.compactMap(\.self).joined(separator: " ")
  }
}

extension TextContent {
  fileprivate var summary: String {
    switch self {
    case .verbatim(let text): text.debugDescription
    case .symbol(let name): "<\(name)>"
    case .date(let date, let style): "<\(date.summary) \(style.rawValue)>"
    case .interval(let from, let to): "<\(from.summary)...\(to.summary)>"
    case .timer(let timer): "<timer \(timer.from.summary)...\(timer.to.summary)>"
    case .formatted(let date, _): "<\(date.map(\.summary) ?? "now")>"
    case .reference(let reference): "<to \(reference.date.summary)>"
    }
  }
}

extension Date {
  /// The date as text. Foundation traps on dates far from the present.
  var summary: String {
    let seconds = timeIntervalSinceReferenceDate
    return abs(seconds) < 1e11 ? "\(self)" : "\(seconds) s"
  }
}

extension Paint {
  var summary: String {
    fill.colors.map(\.summary).joined(separator: " > ")
  }
}

extension Color {
  fileprivate var summary: String {
    switch source {
    case .system(let color): color.rawValue
    case .asset(let name): name
    case .parts(let red, let green, let blue): "(\(red) \(green) \(blue))"
    }
  }
}

extension FrameNode.Limits {
  fileprivate var summary: String {
    if let fixed { return "\(fixed)" }
    return "\(minimum.map { "\($0)" } ?? "")..\(maximum.map { "\($0)" } ?? "")"
  }
}

extension Redaction {
  fileprivate var word: String {
    switch self {
    case .placeholder: "redacted"
    case .privacy: "private"
    }
  }
}
