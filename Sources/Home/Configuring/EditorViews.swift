import Cells
import Pages
import Views

/// The form of a widget's editor, on its ground if there is room.
struct EditorForm: View {
  let form: Form
  let plan: EditorPlan

  var body: some View {
    FormView(form, columns: plan.formRoom.width, rows: plan.formRoom.height)
      .padding(.horizontal, plan.hasGround ? 16 : 0)
      .padding(.vertical, plan.hasGround ? 17 : 0)
      .background(
        plan.hasGround ? Color.primary.opacity(0.06) : .clear,
        in: RoundedRectangle(cornerRadius: 20))
  }
}

/// What a widget's editor says in its title row: a notice, or how much is changed.
struct EditorMark: View {
  let notice: String?
  let changes: Int

  var body: some View {
    if let notice {
      Text(LocalizedStringKey(notice)).foregroundStyle(Color.warning)
    } else if changes > 0 {
      Text("editor.changes \(changes)").foregroundStyle(.secondary)
    }
  }
}
