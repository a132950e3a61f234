import Views

/// Why nothing came of a tap, for the person who has tapped.
struct SetbackText: View {
  let setback: Setback
  let marks: Marks

  var body: some View {
    HStack {
      Text(verbatim: marks.failing)
      Text(LocalizedStringKey(words))
    }
    .foregroundStyle(Color.warning)
  }

  private var words: String {
    switch setback {
    case .failed(let words): words
    case .overdue: "control.overdue"
    case .busy: "control.busy"
    case .locked: "control.locked"
    case .unknown: "control.unknown"
    }
  }
}
