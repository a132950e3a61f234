import Views

extension TextWording {
  /// The readable text; nil if it is hidden.
  func words(of node: TextNode) -> SpokenWords? {
    guard !node.isRedacted else { return nil }
    return SpokenWords(pieces: zip(node.runs, pieces).filter { !$0.0.content.isSymbol }.map(\.1))
  }
}

extension TextNode {
  /// What is read out instead of something drawn; nil if it is hidden.
  func reading(in surroundings: Surroundings) -> String? {
    TextWording(self, in: surroundings).words(of: self)?.text
  }
}

extension TextContent {
  fileprivate var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }
}
