extension Invocation {
  /// Reads what follows the program's name; a flag that is repeated counts as it was given last.
  init(arguments: [String], commands: [Command] = []) throws(UsageError) {
    var reader = ArgumentReader(arguments, commands: commands)
    self = try reader.read()
  }
}
