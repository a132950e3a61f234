import System

/// An error in a command line.
enum UsageError: Error {
  case unknownFlag(String, beside: [String] = [])
  case unknownSubcommand(String, beside: [String] = [])
  case unknownAction(Command, String)
  case missingAction(Command)
  case missingOperand(Operand, of: Command, Action)
  case strayArgument(String)
  case missingValue(Flag)
  case missingOptionValue(String, String)
  case unwantedValue(String)
  case wrongValue(Flag, String)
  case conflict(Flag, Flag)
  case misplacedFlag(Flag)
  /// The command doesn't have this flag.
  case uselessFlag(Flag, of: Command, Action?)
  case unknownDevice(String, known: [String])
  case unknownWidget(String, known: [String])
  case noTerminal
  /// A word, or the value of a variable with this name, has this many bytes.
  case longWord(String, of: Int, Bound)
  case longCommandLine(of: Int)
}

extension UsageError: WordedError, CustomStringConvertible {
  var description: String { sentence(in: English.words) }
}
