import Views

extension TextWording {
  /// What of it can be read; nil where it is hidden.
  func words(of node: TextNode) -> Words? {
    guard !node.isRedacted else { return nil }
    let symbols = Set(node.runs.indices.filter { node.runs[$0].content.isSymbol })
    guard !symbols.isEmpty else { return Words(paragraphs: paragraphs) }
    return Words(paragraphs: paragraphs.map { $0.filter { !symbols.contains($0.style) } })
  }
}

extension TextContent {
  fileprivate var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }
}
