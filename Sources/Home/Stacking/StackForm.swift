import Cells
import Pages
import Views
import WidgetIntents

/// The widgets of a stack, the highlighted one with signs that move and remove it, and switches.
struct StackForm: View {
  let list: ItemList
  let members: [ItemList.ID: Member]
  /// What the stack does by itself, and whether it does.
  let habits: [ItemList.ID: Bool]
  let plan: EditorPlan
  let marks: Marks

  struct Member: Hashable {
    /// The key of its kind's name.
    let name: String
    /// The values of its settings.
    let settings: String
    let isShown: Bool
  }

  var body: some View {
    ListView(list, columns: plan.formRoom.width, rows: plan.formRoom.height) { id, _ in
      Text(LocalizedStringKey(id)).foregroundStyle(.secondary)
    } row: { id, isFocused in
      if let member = members[id] {
        row(of: member, isFocused: isFocused)
      } else {
        toggle(id)
      }
    }
    .padding(.horizontal, plan.hasGround ? 16 : 0)
    .padding(.vertical, plan.hasGround ? 17 : 0)
    .background(
      plan.hasGround ? Color.primary.opacity(0.06) : .clear,
      in: RoundedRectangle(cornerRadius: 20))
  }

  private func row(of member: Member, isFocused: Bool) -> some View {
    HStack(spacing: 8) {
      Text(verbatim: member.isShown ? marks.thisPage : marks.otherPage)
      Text(LocalizedStringKey(member.name)).fontWeight(isFocused ? .bold : nil)
      Text(verbatim: member.settings).foregroundStyle(.secondary)
      Spacer(minLength: 0)
      if isFocused {
        sign(marks.upward, 1)
        sign(marks.downward, 2)
        sign(marks.remove, 3)
      }
    }
    .padding(.horizontal, 8)
  }

  private func sign(_ mark: String, _ number: Int) -> some View {
    Pressable(.press(number)) {
      Text(verbatim: mark).bold().frame(width: 24, height: 17)
        .background(Color.primary.opacity(0.15))
    }
  }

  private func toggle(_ habit: ItemList.ID) -> some View {
    let isOn = habits[habit] ?? false
    return HStack(spacing: 8) {
      Text(LocalizedStringKey(habit))
      Spacer(minLength: 0)
      Pressable(.act(habit)) {
        Text(LocalizedStringKey(isOn ? "form.on" : "form.off")).bold()
          .foregroundStyle(isOn ? Color.green : .secondary)
      }
    }
    .padding(.horizontal, 8)
  }
}
