import Glibc

extension PseudoTerminal {
  /// Waits for an event and handles it; false if the deadline has passed.
  func step(until deadline: ContinuousClock.Instant, notice: Int32 = -1) -> Bool {
    guard ContinuousClock.now < deadline else { return false }
    let events = pendingInput.isEmpty ? POLLIN : POLLIN | POLLOUT
    var watched = [
      pollfd(fd: isInnerClosed ? -1 : outer, events: Int16(events), revents: 0),
      pollfd(fd: ending == nil ? endNotice : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: notice, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&watched, nfds_t(watched.count), milliseconds(until: deadline))
    if count < 0 { return errno == EINTR }
    if watched[0].revents & Int16(POLLOUT) != 0 { flushInput() }
    if watched[0].revents & Int16(POLLIN) != 0 { _ = readOutput() }
    if watched[0].revents == Int16(POLLHUP) { isInnerClosed = true }
    if watched[1].revents != 0 { noticeEnd() }
    return count > 0
  }

  private func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let rest = deadline - ContinuousClock.now
    return Int32(max(0, min(rest / .milliseconds(1) + 1, 1_000_000)))
  }

  /// Reads the available output; false if there is none for now.
  private func readOutput() -> Bool {
    guard outer >= 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(outer, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    emulator.feed(buffer[..<count])
    pendingInput += emulator.takeReplies()
    flushInput()
    return true
  }

  func flushInput() {
    guard outer >= 0, !pendingInput.isEmpty else { return }
    let count = write(outer, pendingInput, pendingInput.count)
    if count > 0 {
      pendingInput.removeFirst(count)
    } else if errno != EAGAIN {
      pendingInput = []
    }
  }

  /// Notices the end of the program, and reads its last output.
  private func noticeEnd() {
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else { return }
    ending = Ending(status: status)
    while readOutput() {}
  }
}
