import Cells
import Views

extension Box: CustomStringConvertible {
  /// The tree, one line for each box, with children indented.
  package var description: String { lines().joined(separator: "\n") }

  private func lines(indent: String = "") -> [String] {
    let size = "\(frame.size.width)x\(frame.size.height)"
    let line = "\(indent)\(frame.origin.x),\(frame.origin.y) \(size)\(content)"
    return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  private var content: String {
    switch drawing {
    case .text(let lines, _): " " + lines.map { "\"\($0)\"" }.joined(separator: " ")
    case .lettering: " lettering"
    case .rolling: " rolling"
    case .symbol(let symbol): " \(symbol.node.name)"
    case .fill: " fill"
    case .shape: " shape"
    case .chart: " chart"
    case .border: " border"
    case .rule: " rule"
    case nil: ""
    }
  }
}
