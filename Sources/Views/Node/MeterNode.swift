import FoundationEssentials

/// An amount, shown as a bar or ring.
package struct MeterNode: Hashable, Codable, Sendable {
  package var form: MeterForm
  package var share: MeterShare
  /// The paints of the filled part and of the rest.
  package var paint: Paint
  package var track: Paint
  package var transition: ContentTransition
  /// The text to read out; nil if a text shows the amount.
  package var reading: TextNode?
  /// The content in the middle of a ring; nil if there is none.
  package var center: Node?
  /// The content in the opening of a ring; nil if there is none.
  package var foot: Node?
}

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
