import FoundationEssentials

extension Face: CustomStringConvertible {
  /// The tree of the content, then the declarations.
  package var description: String {
    var lines = content.lines(indent: "")
    if let background { lines += ["container background"] + background.lines(indent: "  ") }
    if let url { lines.append("url \(url.absoluteString)") }
    if droppedURLCount > 0 { lines.append("\(droppedURLCount) more urls") }
    return lines.joined(separator: "\n")
  }
}
