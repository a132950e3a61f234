import Cast
import Timelines
import Views

/// What stands beside the clock in the only row that a low screen has besides the tiles: active looks,
/// the age of a failing widget's content, the essential keys, and the page.
struct BriefFooter: View {
  let status: Status
  /// How the focused widget's requests have gone.
  let reloadStatus: ReloadStatus?
  /// Why the last tap on the widget did nothing.
  let actionFault: ActionFault?
  let looks: LookStatus
  let hints: Hints
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach((0...hints.brief.count).reversed(), id: \.self) { count in
        row(hints.brief.suffix(count), looks: looks.words, looks.changed)
      }
      row([], looks: [], nil)
      HStack { faultText }
        .padding(.leading, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
      // Cut off, a message still says more than nothing.
      if status.notice != nil {
        HStack { faultText }.padding(.leading, 8).frame(minWidth: 0)
      } else {
        Spacer(minLength: 0)
      }
    }
    .lineLimit(1)
  }

  private func row(
    _ keys: ArraySlice<HintView>, looks words: [LookWord], _ changed: ChangedLook?
  ) -> some View {
    HStack(spacing: 8) {
      Group {
        if words.isEmpty, changed == nil, !looks.words.isEmpty {
          Text(verbatim: marks.look)
        } else {
          LookText(words: words, changed: changed, marks: marks)
        }
        faultText
      }
      .layoutPriority(1)
      HStack(spacing: 24) {
        ForEach(keys, id: \.name) { $0 }
      }
      .frame(maxWidth: .infinity)
      if let number = status.pageNumber {
        PageNumber(number: number, status: status).layoutPriority(1)
      }
    }
    .padding(.horizontal, 8)
  }

  @ViewBuilder private var faultText: some View {
    Group {
      if let notice = status.notice {
        Text(verbatim: marks.failing)
        Text(LocalizedStringKey(notice))
      } else if let actionFault {
        ActionFaultText(actionFault: actionFault, marks: marks)
      } else if let reloadStatus, reloadStatus.isFailing {
        if isWithoutColor { Text(verbatim: marks.failing) }
        AgeText(lastNews: reloadStatus.answered)
      } else if let simulationNotice = status.simulationNotice {
        simulationNotice.text(isBrief: true)
      }
    }
    .foregroundStyle(Color.warning)
  }

  private var marks: Marks { hints.marks }
}
