import Glibc

/// The signals that a process sends to itself.
enum Signals {
  /// Asks everybody in the foreground to stop, this process among them, as Ctrl-Z does.
  static func askToStop() {
    kill(0, SIGTSTP)
  }

  /// Stops this process until it is continued; where nobody could continue it, it goes on.
  static func stop() {
    var stopping = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    raise(SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stopping, nil)
    pthread_sigmask(SIG_BLOCK, &stopping, nil)
    takeContinuation()
  }

  /// Takes the signal that continued the process, which has nothing more to tell.
  private static func takeContinuation() {
    var continuing = sigset_t()
    sigemptyset(&continuing)
    sigaddset(&continuing, SIGCONT)
    var noTime = timespec()
    sigtimedwait(&continuing, nil, &noTime)
  }
}
