/// One action of a command. Its texts are found by the names of both.
package struct Action: Sendable {
  package typealias Run = @Sendable (Arguments, CommandContext) throws -> ExitStatus

  let name: String?
  /// What holds without operands, if that can be typed.
  let usual: String?
  /// What may be given for the last operand, if it is one of some words.
  let values: [String]
  /// The words that follow; only the last operand may take several.
  let operands: [Operand]
  let options: [Option]
  /// Complete command lines.
  let examples: [String]
  /// Whether it says itself what is wrong with the settings.
  let tellsFaults: Bool
  let run: Run

  package init(
    name: String?, usual: String? = nil, values: [String] = [], operands: [Operand] = [],
    options: [Option] = [], examples: [String], tellsFaults: Bool = false, run: @escaping Run
  ) {
    (self.name, self.usual, self.values, self.operands) = (name, usual, values, operands)
    (self.options, self.examples) = (options, examples)
    (self.tellsFaults, self.run) = (tellsFaults, run)
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
