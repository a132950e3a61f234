import Glibc
import System

/// Where keys come from.
enum Keyboard {
  /// Standard input, or the output's terminal if the input isn't one.
  static var descriptor: Int32 {
    isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : Output.standard.descriptor
  }
}
