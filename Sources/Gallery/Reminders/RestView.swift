import Views

/// A friendly message if all is done or nothing has been added yet.
struct RestView: View {
  let agenda: DayAgenda

  var body: some View {
    InvitingView(
      symbolName: symbolName, color: Color("ListAccent"), title: agenda.rest,
      briefTitle: agenda.briefRest, note: note, breaksNote: agenda.fault != nil)
  }

  private var symbolName: String {
    if agenda.fault != nil { return "exclamationmark.triangle" }
    return agenda.doneCount > 0 ? "checkmark" : "plus"
  }

  private var note: Text {
    if let fault = agenda.fault { return fault.detail }
    return agenda.doneCount > 0
      ? Text("reminders.done \(agenda.doneCount)") : Text("reminders.empty.invitation")
  }
}
