import CKit
import Cells
import Glibc

extension PseudoTerminal {
  /// Waits until the terminal meets a condition, between two frames.
  package func wait(
    for wish: String, within patience: Duration = patience, until isTrue: (Emulator) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + patience
    while emulator.isInFrame || !isTrue(emulator) {
      if let ending { throw failure("Ended by \(ending) while waiting for \(wish).") }
      guard step(until: deadline) else { throw failure("Waited in vain for \(wish).") }
    }
  }

  package func wait(forText text: String, within patience: Duration = patience) throws {
    try wait(for: "\"\(text)\"", within: patience) { $0.canvas.description.contains(text) }
  }

  /// Waits for a picture, ignoring trailing spaces and trailing empty lines.
  package func wait(forPicture picture: String, within patience: Duration = patience) throws {
    let wish = Picture(picture)
    try wait(for: "the picture\n\(picture)\n", within: patience) {
      Picture($0.canvas.description) == wish
    }
  }

  /// Waits until there is something to read from a file, such as a pipe.
  package func wait(forBytesFrom file: Int32, within patience: Duration = patience) throws {
    let deadline = ContinuousClock.now + patience
    var pipe = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while poll(&pipe, 1, 0) == 0 {
      if let ending { throw failure("Ended by \(ending) while waiting for bytes.") }
      guard step(until: deadline, notice: file) else { throw failure("No bytes came.") }
    }
  }

  /// Shows what the program sends for a while, and forgets the bytes; throws if it ends.
  package func watch(for time: Duration) throws {
    let deadline = ContinuousClock.now + time
    while ContinuousClock.now < deadline {
      _ = step(until: deadline)
      output = []
      if let ending { throw failure("Ended by \(ending).") }
    }
  }

  package func waitForEnd(within patience: Duration = patience) throws -> Ending {
    let deadline = ContinuousClock.now + patience
    while ending == nil {
      guard step(until: deadline) else { throw failure("The program didn't end.") }
    }
    return try ending ?? { throw failure("The program's end got lost.") }()
  }

  /// Waits until the program is stopped, as by ^Z.
  package func waitForStop(within patience: Duration = patience) throws {
    let deadline = ContinuousClock.now + patience
    let notice = kit_stop_notice(process)
    defer { close(notice) }
    var status: Int32 = 0
    while waitpid(process, &status, WUNTRACED | WNOHANG) != process {
      guard step(until: deadline, notice: notice), ending == nil else {
        throw failure("The program didn't stop.")
      }
    }
    guard status & 0xFF == 0x7F else {
      ending = Ending(status: status)
      throw failure("The program ended instead of stopping.")
    }
  }

  /// Waits until the program is asleep for a moment without output, and all of its output is shown.
  package func waitForSleep(within patience: Duration = patience) throws {
    guard try waitForSleepOrEnd(within: patience) == nil else {
      throw failure("The program ended instead of sleeping.")
    }
  }

  /// Waits until the program is asleep or has ended; returns its end, if it has.
  package func waitForSleepOrEnd(within patience: Duration = patience) throws -> Ending? {
    let deadline = ContinuousClock.now + patience
    while ending == nil {
      let before = try? footprint()
      let isQuiet = !step(until: min(deadline, ContinuousClock.now + .milliseconds(20)))
      let after = try? footprint()
      if isQuiet, let before, let after, before.isAsleep, after.isAsleep,
        before.voluntarySwitches == after.voluntarySwitches
      {
        return nil
      }
      guard ContinuousClock.now < deadline else { throw failure("The program doesn't sleep.") }
    }
    return ending
  }
}
