/// The subject of a request for help.
enum HelpSubject: Sendable {
  case program
  case subcommand(Subcommand)
  case command(Command)

  init(of invocation: Invocation, among commands: [Command]) {
    let command = commands.first { $0.name == invocation.call?.command }
    self =
      command.map(Self.command) ?? invocation.subcommand.map(Self.subcommand) ?? .program
  }
}
