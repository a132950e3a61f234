import Timelines

extension TimelineFault {
  var words: String {
    switch self {
    case .noEntries: "no entries"
    case .overdue: "no answer in time"
    case .failed(let words): words
    case .provider(let providerFault): providerFault.sentence(in: English.words)
    }
  }

  /// The name used in JSON.
  var name: String {
    switch self {
    case .noEntries: "noEntries"
    case .overdue: "overdue"
    case .failed: "failed"
    case .provider: "obstructed"
    }
  }
}
