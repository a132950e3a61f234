import System

extension Command {
  /// The completion command, which shells use.
  static let completion = Command(
    name: "completion",
    actions: CompletionScript.allCases.map(\.action) + [.completionWords])
}

extension CompletionScript {
  fileprivate var action: Action {
    Action(name: rawValue, examples: [example]) { _, context in
      try context.export(text)
      return .success
    }
  }

  private var example: String {
    switch self {
    case .bash, .zsh: "source <(widgetty completion \(rawValue))"
    case .fish: "widgetty completion fish | source"
    }
  }
}

extension Action {
  /// Prints the words, each with a tab and what it means.
  fileprivate static let completionWords = Action(
    name: "words", operands: [Operand("WORD", .anyNumber)],
    examples: ["widgetty completion words -- dday re"]
  ) { arguments, context in
    let completion = Completion(
      arguments.words, commands: context.offer.allCommands, flags: context.offer.flags)
    let typed = try context.meant(by: arguments.words.dropLast())
    guard let suggestions = try completion.suggestions(in: typed) else {
      try context.write(.row(CompletionScript.files))
      return .success
    }
    let lines = suggestions.map {
      "\($0.word.harmless)\t\($0.note.harmless(upTo: 60))\n"
    }
    try context.export(lines.joined())
    return .success
  }
}
