import CKit
package import Cells
import Glibc

/// A program running in its own terminal, and what that terminal shows.
///
/// Nothing here sleeps: it waits for output, for the program's end, or for a deadline, which fails
/// the test.
package final class PseudoTerminal {
  package internal(set) var emulator: Emulator
  /// All of the program's output.
  package internal(set) var output: [UInt8] = []
  /// The way the program ended; nil until that is noticed.
  package internal(set) var ending: Ending?
  package let lineDisciplineBefore: LineDiscipline?

  package let process: Int32
  /// The user's end of the terminal; -1 once it is closed.
  var outer: Int32
  /// Whether nobody can write to the terminal any more.
  var isInnerClosed = false
  let endNotice: Int32
  var pendingInput: [UInt8] = []

  /// The maximum time for a step; only reached if something is wrong, however busy the machine is.
  package static let patience = Duration.seconds(120)

  package init(
    _ command: Command, size: Size = Size(width: 80, height: 24), profile: Profile = .modern
  ) throws {
    var inner = [CChar](repeating: 0, count: 64)
    outer = kit_open_terminal(Int32(size.width), Int32(size.height), &inner, inner.count)
    guard outer >= 0 else { throw TerminalFailure(reason: "no terminal: \(errno)", picture: "") }
    emulator = Emulator(size: size, profile: profile)
    lineDisciplineBefore = LineDiscipline(of: outer)
    process = command.start(on: inner)
    endNotice = process > 0 ? kit_end_notice(process) : -1
    guard process > 0, endNotice >= 0 else {
      throw TerminalFailure(reason: "\(command.path) can't be run: \(-process)", picture: "")
    }
  }

  deinit {
    if outer >= 0 { close(outer) }
    if endNotice >= 0 { close(endNotice) }
    guard process > 0, ending == nil else { return }
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
  }

  package var canvas: Canvas { emulator.canvas }
  package var lineDiscipline: LineDiscipline? { LineDiscipline(of: outer) }
  package var leftBehind: [String] { emulator.leftBehind }

  package func footprint() throws -> Footprint { try Footprint(of: process) }

  /// Starts counting bytes, frames and touched cells.
  package func mark() { emulator.mark() }

  func failure(_ reason: String) -> TerminalFailure {
    TerminalFailure(reason: reason, picture: canvas.description)
  }
}
