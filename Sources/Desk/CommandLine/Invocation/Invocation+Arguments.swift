extension Invocation {
  /// Parses the arguments; the last of repeated flags counts.
  init(
    arguments: [String], commands: [Command] = [], flags: Flags = Flags()
  ) throws(UsageError) {
    var reader = ArgumentReader(arguments, commands: commands, flags: flags)
    self = try reader.read()
  }
}
