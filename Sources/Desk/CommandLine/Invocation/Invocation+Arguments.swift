extension Invocation {
  /// Reads what follows the program's name; a flag that is repeated counts as it was given last.
  init(
    arguments: [String], commands: [Command] = [], flags: Flags = Flags()
  ) throws(UsageError) {
    var reader = ArgumentReader(arguments, commands: commands, flags: flags)
    self = try reader.read()
  }
}
