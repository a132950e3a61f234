import Cast
import FoundationEssentials
import Timelines
import Views
import WidgetIntents

/// The name below a tile and, if its provider fails, the age of its content.
struct NameRow: View, Equatable {
  let name: String
  let isFocused: Bool
  let reloadStatus: ReloadStatus?
  let actionFault: ActionFault?
  /// The last intent's message.
  let reply: LocalizedStringResource?
  /// Whether its stack only suggests it.
  let isSuggested: Bool
  let marks: Marks

  /// The reason for a failed tap appears beside the name, or replaces it if there isn't room for
  /// both.
  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(isBrief: false)
      if let actionFault { ActionFaultText(actionFault: actionFault, marks: marks) }
      row(isBrief: true)
    }
    .lineLimit(1)
  }

  private func row(isBrief: Bool) -> some View {
    HStack {
      Text(LocalizedStringKey(name))
        .fontWeight(isFocused ? .bold : nil)
        .foregroundStyle(isFocused ? HierarchicalShapeStyle.primary : .secondary)
      if let actionFault {
        ActionFaultText(actionFault: actionFault, marks: marks, isBrief: isBrief).layoutPriority(1)
      } else if let reply {
        Text(verbatim: marks.dot).foregroundStyle(.secondary)
        Text(reply).foregroundStyle(.secondary).layoutPriority(1)
      } else if isSuggested {
        Text(verbatim: marks.dot).foregroundStyle(.secondary)
        Text("stack.suggested").foregroundStyle(.secondary).layoutPriority(1)
      } else if let reloadStatus, reloadStatus.isFailing {
        StaleNote(lastNews: reloadStatus.answered, marks: marks).layoutPriority(1)
      }
    }
  }
}

/// How old a failing widget's content is, beside its name.
private struct StaleNote: View {
  let lastNews: Date?
  let marks: Marks
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor

  var body: some View {
    Group {
      Text(verbatim: isWithoutColor ? marks.failing : marks.dot)
      AgeText(lastNews: lastNews)
    }
    .foregroundStyle(Color.warning)
  }
}

/// The invitation on a Home Screen without widgets, or the reason why there are none.
struct EmptyBoard: View {
  /// The key of the problem that keeps widgets away; nil if there is none.
  let fault: String?

  var body: some View {
    ViewThatFits {
      VStack(spacing: 17) {
        Text(title).bold()
        Text(fault == nil ? "screen.empty.invitation" : "screen.awaited")
          .foregroundStyle(.secondary)
      }
      Text(title).foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
  }

  private var title: LocalizedStringKey { fault.map { LocalizedStringKey($0) } ?? "screen.empty" }
}
