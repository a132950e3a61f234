import FoundationEssentials

extension MeterNode {
  /// The form, amount and paint.
  var summary: String { "meter \(form.summary) \(share.summary) \(paint.summary)" }
}

extension MeterForm {
  fileprivate var summary: String {
    switch self {
    case .bar: "bar"
    case .markedBar: "marked bar"
    case .ring(let gap): gap > 0 ? "open ring" : "ring"
    }
  }
}

extension MeterShare {
  fileprivate var summary: String {
    switch self {
    case .fixed(let share): "\((share * 1000).rounded() / 1000)"
    case .timed(let from, let to, let countsDown):
      "\(countsDown ? "down" : "up") <\(from.summary)...\(to.summary)>"
    case .hidden: "hidden"
    }
  }
}
