import System

extension Invocation {
  /// Throws if a word, all words together, or a variable that is read are larger than allowed.
  static func checkSizes(
    of arguments: [String], in environment: [String: String], readBy supply: Supply
  ) throws(UsageError) {
    for word in arguments where Bound.argument.isExceeded(by: word.utf8.count) {
      throw .longWord(word, of: word.utf8.count, .argument)
    }
    let length = arguments.reduce(0) { $0 + $1.utf8.count + 1 }
    if Bound.commandLine.isExceeded(by: length) { throw .longCommandLine(of: length) }
    for name in EnvironmentVariable.names(readBy: supply) {
      guard let value = environment[name] else { continue }
      if Bound.variable.isExceeded(by: value.utf8.count) {
        throw .longWord(name, of: value.utf8.count, .variable)
      }
    }
  }
}
