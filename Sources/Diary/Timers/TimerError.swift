import System
package import Store

/// Why a timer can't be started or changed.
package enum TimerError: Error, Hashable, Sendable {
  case longName
  case tooMany
  case gone(StoredTimer.ID)
}

extension TimerError {
  /// The greatest size that was exceeded; nil for other errors.
  package var greatest: Int? {
    switch self {
    case .longName: Bound.timerName.greatest
    case .tooMany: Bound.timers.greatest
    case .gone: nil
    }
  }
}
