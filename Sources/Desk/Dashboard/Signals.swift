import Glibc

/// Signals that a process sends to itself.
enum Signals {
  /// Stops this process, or like Ctrl-Z all in the foreground, until continued. Continues at once
  /// if nobody could continue it.
  static func stop(everybody: Bool) {
    var stopping = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    kill(everybody ? 0 : getpid(), SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stopping, nil)
    pthread_sigmask(SIG_BLOCK, &stopping, nil)
    takeContinuation()
  }

  /// Consumes the signal that continued the process.
  private static func takeContinuation() {
    var continuing = sigset_t()
    sigemptyset(&continuing)
    sigaddset(&continuing, SIGCONT)
    var noTime = timespec()
    sigtimedwait(&continuing, nil, &noTime)
  }
}
