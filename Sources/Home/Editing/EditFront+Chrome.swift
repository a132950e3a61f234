import Boards
import Cast
import Cells
import Pages
import Layout
import Timelines
import Views

extension EditFront {
  func chrome(of trial: TrialBoard, in context: FrontContext) -> [Slot] {
    let plan = trial.plan
    let status = Status(
      page: page(in: context), pageCount: plan.board.pageCount, loading: 0, failing: 0,
      notice: context.messages.shown)
    let shortcuts = keys(in: context).shortcuts.filter { shortcut in
      plan.today == nil || !shortcut.bindings(at: .edit).contains { $0.command == .breakPage(1) }
    }
    let hints = Hints(
      of: shortcuts, at: .edit, in: situation(in: context),
      marks: context.marks)
    func slot(_ part: String, _ row: Rect?, _ view: () -> some View) -> Slot? {
      row.map { Slot(SlotID(part), .chrome(context.archived(view())), in: $0) }
    }
    return [
      slot("header", plan.header) {
        EditHeader(
          title: context.place.editTitle,
          moved: held.map { context.name(of: $0.widget) },
          partner: held?.partner.map { context.name(of: $0) }, status: status,
          marks: context.marks,
          margin: plan.chromeMargin, showsPage: plan.dots == nil,
          leavingKey: context.label(of: .leave, at: .edit))
      },
      slot("dots", plan.dots) {
        PageDots(status: status, marks: context.marks, room: plan.dots?.size.width ?? 0)
      },
      plan.footer.map { row in
        // Where there is no header, a message has no other place.
        let notice = plan.header == nil ? context.messages.shown : nil
        let content = notice.map(context.notice) ?? context.footer(of: hints, in: row)
        return Slot(SlotID("footer"), .chrome(content), in: row)
      },
      context.scrollBar(of: plan),
    ].compactMap(\.self)
  }

  private func situation(in context: FrontContext) -> Situation {
    let board = context.board
    let stack = focus(in: context).flatMap(board.slot)?.instances.count ?? 1
    return Situation(
      instances: board.widgets.count, pages: board.plan.board.pageCount,
      hasColors: context.presentation.look.depth != .mono,
      isInStack: stack > 1, isHolding: held != nil,
      isUndoable: held == nil && board.steps.history.last != nil,
      isConfigurable: context.isConfigurable(focus(in: context)))
  }
}

extension FrontContext {
  /// The name of a widget's kind.
  func name(of id: Instance.ID) -> String {
    let kind = cast.members[id]?.kind ?? ""
    return cast.kinds[kind]?.name ?? kind
  }
}

extension BoardPlace {
  /// The key of what is being done where its board is rearranged.
  var editTitle: String {
    switch self {
    case .home: "edit.title"
    case .standBy: "edit.title.standby"
    case .today: "edit.title.today"
    case .lock: "help.lock.edit"
    }
  }
}

/// The row above the tiles: what is being done, and the way out.
struct EditHeader: View {
  /// The key of what is edited.
  let title: String
  /// The name of the kind of the widget in hand.
  let moved: String?
  /// The name of the kind of the widget that it is about to be stacked with.
  let partner: String?
  let status: Status
  let marks: Marks
  let margin: Int
  let showsPage: Bool
  let leavingKey: String?

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(isBrief: false)
      row(isBrief: true)
    }
    .lineLimit(1)
    .padding(.horizontal, Double(margin) * 8)
  }

  private func row(isBrief: Bool) -> some View {
    HStack(spacing: 16) {
      if !isBrief || status.notice == nil { Text(LocalizedStringKey(title)).bold() }
      if let notice = status.notice {
        Text(LocalizedStringKey(notice)).foregroundStyle(Color.warning)
      } else if let partner, !isBrief {
        Text("edit.stacking \(Text(LocalizedStringKey(partner)))").foregroundStyle(.secondary)
      } else if let moved, !isBrief {
        Text("edit.moving \(Text(LocalizedStringKey(moved)))").foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      if showsPage, let number = status.pageNumber {
        PageNumber(number: number, status: status)
      }
      if let url = KeyLink(to: .quit).url {
        Link(destination: url) {
          HStack(spacing: 8) {
            Text("edit.done").bold()
            if let leavingKey { Text(verbatim: leavingKey).foregroundStyle(.secondary) }
          }
        }
      }
    }
  }
}
