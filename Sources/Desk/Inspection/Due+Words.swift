import Timelines

extension Due {
  /// Why a request is made, and why not earlier.
  var words: String { "\(reason.words), \(cause.words)" }
}

extension ReloadReason {
  fileprivate var words: String {
    switch self {
    case .first: "never asked yet"
    case .policy: "its policy"
    case .fault: "the last request brought nothing"
    case .person: "somebody wants it"
    case .intent: "an action has run"
    case .configuration: "it was set anew"
    case .center: "its own program wants it"
    case .clock: "the clock was set"
    case .zone: "the time zone changed"
    case .language: "the language changed"
    case .typeSize: "the size of type changed"
    }
  }
}

extension Due.Cause {
  fileprivate var words: String {
    switch self {
    case .wish: "at once"
    case .policy: "at its date"
    case .jitter: "a little later so that not all ask together"
    case .startOfDay: "exactly as a day begins"
    case .spacing: "five minutes after the last"
    case .budget: "as soon as the budget allows"
    case .backoff: "after a pause"
    }
  }
}
