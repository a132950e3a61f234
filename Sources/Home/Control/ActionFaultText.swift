import Cast
import Views
package import WidgetIntents

/// The reason for a failed tap: a sentence, or a word if there is little room.
struct ActionFaultText: View {
  let actionFault: ActionFault
  let marks: Marks
  var isBrief = false

  var body: some View {
    HStack {
      Text(verbatim: marks.failing)
      Text(isBrief ? "control.failed" : actionFault.words)
    }
    .foregroundStyle(Color.warning)
  }
}

extension ActionFault {
  package var words: LocalizedStringResource {
    switch self {
    case .failed(let words, _): words
    case .overdue: "control.overdue"
    case .busy: "control.busy"
    case .locked: "control.locked"
    case .unknown: "control.unknown"
    }
  }
}
