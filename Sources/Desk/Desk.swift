import Glibc
import Terminal

/// The whole program: a command line that runs and ends with a status.
package enum Desk {
  /// Runs as the command line says, with what the program brings along.
  package static func main(_ offer: Offer) -> Never {
    exit(status(of: Array(CommandLine.arguments.dropFirst()), offer).rawValue)
  }

  private static func status(of arguments: [String], _ offer: Offer) -> ExitStatus {
    do {
      return try run(Invocation(arguments: arguments), offer)
    } catch let error as WriteError where error.meansNobodyReads {
      return .closedPipe
    } catch let error where error is UsageError || error is TerminalFault || error is BoardError {
      return complain(error, .usage)
    } catch {
      return complain(error, .failure)
    }
  }

  private static func run(_ invocation: Invocation, _ offer: Offer) throws -> ExitStatus {
    switch (invocation.question, invocation.subcommand) {
    case (.help?, let subcommand): try print(Help(subcommand: subcommand).description)
    case (.manual?, _): try print(ManualPage().description)
    case (.version?, _): try print("\(Program.name) \(Program.version)\n")
    case (nil, .render?): return try Rendering.run(invocation, offer)
    case (nil, .timeline?): return try Inspection.run(invocation, offer)
    case (nil, .read?): return try Reading.run(invocation, offer)
    case (nil, nil):
      guard Descriptor.standardOutput.isTerminal else { throw UsageError.noTerminal }
      return try Dashboard.run(invocation, offer)
    }
    return .success
  }

  private static func print(_ text: String) throws {
    try Descriptor.standardOutput.write(text)
  }

  private static func complain(_ error: any Error, _ status: ExitStatus) -> ExitStatus {
    try? Descriptor.standardError.write("\(Program.name): \(error)\n")
    return status
  }
}
