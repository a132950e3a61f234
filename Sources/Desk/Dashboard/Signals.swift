import Glibc

/// The signals that a process sends to itself.
enum Signals {
  /// Stops this process, or everybody in the foreground as Ctrl-Z does, until it is continued; where
  /// nobody could continue it, it goes on.
  static func stop(everybody: Bool) {
    var stopping = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    kill(everybody ? 0 : getpid(), SIGTSTP)
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
