import CKit
package import Cells
import Glibc

extension PseudoTerminal {
  package func signal(_ number: Int32) {
    if ending == nil { kill(process, number) }
  }

  /// Stops the program as ^Z does, and waits until it has stopped.
  ///
  /// Without a shell, the system ignores SIGTSTP's default action; a program that doesn't handle it
  /// can only be stopped by SIGSTOP.
  package func suspend(by number: Int32 = SIGTSTP) throws {
    signal(number)
    try waitForStop()
  }

  package func resume() { signal(SIGCONT) }

  package func resize(to size: Size) throws {
    emulator.resize(to: size)
    guard kit_resize_terminal(outer, Int32(size.width), Int32(size.height)) == 0 else {
      throw failure("The terminal can't be resized: \(errno).")
    }
  }

  /// Closes the terminal, as a window does.
  package func hangUp() {
    if outer >= 0 { close(outer) }
    outer = -1
  }
}
