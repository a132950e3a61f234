import Almanac
import System
import Glibc
import Terminal

/// The whole program: runs a command line and exits with a status.
package enum Desk {
  /// Runs the command line with what the program offers, and exits.
  package static func main(
    _ offer: Offer, environment: [String: String] = OwnEnvironment.variables
  ) -> Never {
    // A file that hits the size limit must cause an error, like a full disk, rather than a signal.
    signal(SIGXFSZ, SIG_IGN)
    exit(status(of: OwnArguments.words, offer, environment).rawValue)
  }

  private static func status(
    of arguments: [String], _ offer: Offer, _ environment: [String: String]
  ) -> ExitStatus {
    do {
      try Invocation.checkSizes(of: arguments, in: environment, readBy: offer.supply)
      return try run(
        Invocation(arguments: arguments, commands: offer.allCommands, flags: offer.flags), offer,
        environment)
    } catch let error as WriteError where error.meansNobodyReads {
      return .closedPipe
    } catch {
      let language = Language(asked: arguments, environment: environment)
      return complain(language.commandWords.sentences(of: error), status(of: error))
    }
  }

  private static func status(of error: any Error) -> ExitStatus {
    switch error {
    case let error as CommandError: error.status
    case is UsageError, is TerminalFault, is BoardError: .usage
    default: .failure
    }
  }

  private static func run(
    _ invocation: Invocation, _ offer: Offer, _ environment: [String: String]
  ) throws -> ExitStatus {
    let language = invocation.language ?? Language(environment: environment)
    switch (invocation.question, invocation.subcommand) {
    case (.help?, _):
      let help = Help(
        subject: HelpSubject(of: invocation, among: offer.allCommands),
        commands: offer.allCommands, kinds: offer.kinds, supply: offer.supply,
        strings: language.helpWords)
      try Output.standard.write(.lines(help.description))
    case (.manual?, _):
      let page = ManualPage(
        commands: offer.allCommands, kinds: offer.kinds, supply: offer.supply,
        strings: language.settingWords)
      try Output.standard.write(.lines(page.description))
    case (.version?, _): try Output.standard.write(.row("\(Program.name) \(Program.version)"))
    case (nil, .render?): return try Rendering.run(invocation, offer, environment)
    case (nil, .timeline?): return try Inspection.run(invocation, offer, environment)
    case (nil, .read?): return try Transcript.run(invocation, offer, environment)
    case (nil, nil):
      if let call = invocation.call { return try run(call, of: invocation, offer, environment) }
      guard Output.standard.isTerminal else { throw UsageError.noTerminal }
      return try Dashboard.run(invocation, offer, environment)
    }
    return .success
  }

  private static func run(
    _ call: CommandCall, of invocation: Invocation, _ offer: Offer,
    _ environment: [String: String]
  ) throws -> ExitStatus {
    let command = offer.allCommands.first { $0.name == call.command }
    guard let action = command?.action(named: call.action) else { return .usage }
    let context = try CommandContext(
      invocation, offer, environment: environment, clocks: Clocks())
    defer { context.tellFaults(after: action) }
    return context.circumstances.status(after: try action.run(call.arguments, context))
  }

  private static func complain(_ sentences: [String], _ status: ExitStatus) -> ExitStatus {
    let first = sentences.prefix(1).map { "\(Program.name): \($0)" }
    try? Output.errors.write(.rows(first + sentences.dropFirst()))
    return status
  }
}
