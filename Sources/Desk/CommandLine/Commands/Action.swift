/// One action of a command.
package struct Action: Sendable {
  package typealias Run = @Sendable (Arguments, CommandContext) throws -> ExitStatus

  let name: String?
  let explanation: Explanation
  /// The words that follow; only the last operand may take several.
  let operands: [Operand]
  let options: [Option]
  /// Complete command lines.
  let examples: [String]
  let run: Run

  package init(
    name: String?, summary: String, usual: String? = nil, values: [String] = [],
    detail: String? = nil, operands: [Operand] = [], options: [Option] = [],
    examples: [String], run: @escaping Run
  ) {
    explanation = Explanation(
      summary: summary, usual: usual, values: values, details: [detail].compactMap(\.self))
    (self.name, self.operands) = (name, operands)
    (self.options, self.examples, self.run) = (options, examples, run)
  }

  func option(written: String) -> Option? {
    options.first { $0.written == written }
  }

  /// The first required operand without a word; nil if none is missing.
  func missing(in words: [String]) -> Operand? {
    words.count < operands.count && !operands[words.count].isOptional
      ? operands[words.count] : nil
  }

  /// Whether so many words are allowed.
  func takes(_ count: Int) -> Bool {
    count <= operands.count || operands.last?.repeats == true
  }
}
