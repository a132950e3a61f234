extension Invocation {
  /// Reads what follows the program's name; a flag that is repeated counts as it was given last.
  init(arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    self = try reader.read()
  }
}
