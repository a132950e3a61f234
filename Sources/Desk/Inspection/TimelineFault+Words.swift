import Timelines
import System

extension TimelineFault {
  func words(in strings: StringTable) -> String {
    switch self {
    case .noEntries: strings.text("timeline.fault.noEntries")
    case .overdue: strings.text("timeline.fault.overdue")
    case .failed(let words): words
    case .provider(let providerFault): providerFault.sentence(in: strings)
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
