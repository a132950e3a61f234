package import Views

/// A form's questions and buttons in a given room: spaced out where there is plenty, and only those
/// around the focus where there is too little.
package struct FormView: View {
  private let form: Form
  private let plan: FormPlan

  /// Creates a view for a room of this size.
  package init(_ form: Form, columns: Int, rows: Int) {
    self.form = form
    plan = FormPlan(of: form, columns: columns, rows: rows)
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: plan.isAiry ? 17 : 0) {
      ForEach(plan.lines, id: \.first?.id) { line in
        if line.first?.beginsSection == true, plan.hasLines { Divider() }
        HStack(alignment: .top, spacing: 0) {
          ForEach(line, id: \.id) { field in
            FieldRow(
              field: field, isFocused: field.id == form.focused?.id, plan: plan,
              isSecond: field.id != line.first?.id
            )
            .frame(
              width: line.count > 1 ? Double(plan.columns / 2) * 8 : nil, alignment: .leading)
          }
        }
      }
      Spacer(minLength: 0)
      if plan.hasLines { Divider() }
      if plan.hasButtons { ButtonRow(buttons: form.buttons, focused: form.focused?.id) }
    }
    .frame(
      width: Double(plan.columns) * 8, height: Double(plan.rows) * 17, alignment: .topLeading)
  }
}
