import Views

extension Face {
  /// The texts in the content, in order.
  var words: [String] { Self.words(of: content) }

  private static func words(of node: Node) -> [String] {
    guard case .text(let text) = node else { return node.children.flatMap(words) }
    let runs = text.runs.map { run in
      if case .verbatim(let text) = run.content { text } else { "<\(run.content)>" }
    }
    return [runs.joined()]
  }
}
