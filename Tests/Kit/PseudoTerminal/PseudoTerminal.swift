import CKit
package import Cells
import Glibc

/// A program that runs in a terminal of its own, and what that terminal shows.
///
/// Nothing here sleeps: it waits for output, for the program's end or for a deadline, which fails
/// the test.
package final class PseudoTerminal {
  package internal(set) var emulator: Emulator
  /// Everything that the program has sent.
  package internal(set) var output: [UInt8] = []
  /// How the program ended, as soon as that was noticed.
  package internal(set) var ending: Ending?
  package let lineDisciplineBefore: LineDiscipline?

  package let process: Int32
  /// The end of the terminal at which a person sits, or -1 when it is gone.
  var outer: Int32
  /// Whether nobody can write to the terminal any more.
  var isInnerClosed = false
  let endNotice: Int32
  var pendingInput: [UInt8] = []

  /// How long a program may take for anything; it is only ever waited for when something is wrong.
  package static let patience = Duration.seconds(20)

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

  /// Begins to count bytes, frames and touched cells from here.
  package func mark() { emulator.mark() }

  func failure(_ reason: String) -> TerminalFailure {
    TerminalFailure(reason: reason, picture: canvas.description)
  }
}
